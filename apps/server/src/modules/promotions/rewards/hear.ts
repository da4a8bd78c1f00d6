// Hears events that set promotions off: deposits, registrations, sign-ins and levels. Each is heard
// once, after it was committed.
import { parseUnits } from '@baize/money';
import type { PromotionTrigger } from '@baize/contract';
import type { OfferKeeper } from '../offers/keep-offers.ts';
import { keepDeposit, keepSignIn, markMoved } from '../offers/store/facts.ts';
import type { PromotionsPorts } from '../ports.ts';
import { hearCause } from './due.ts';
import { reverseDeposit } from './reverse-deposit.ts';

const hearer = 'promotions';

export function hearTriggers(ports: PromotionsPorts, offers: OfferKeeper): void {
  const of = (trigger: PromotionTrigger) =>
    offers.all().filter(({ written }) => written.spec.trigger === trigger);
  const playerOf = (topic: string | null | undefined) => topic?.replace(/^player:/u, '') ?? '';
  const { hear } = ports.outbox;
  hear('deposit-settled', hearer, async ({ topic, payload, toldAt }, tx) => {
    const { depositId, amount, state } = payload as Record<
      'depositId' | 'amount' | 'state',
      string
    >;
    const units = parseUnits(amount, { decimalsMax: 4 }) ?? 0n;
    const playerId = playerOf(topic);
    if (state === 'reversed') return reverseDeposit(ports, tx, { depositId, now: toldAt });
    if (state !== 'success' || units <= 0n) return;
    const number = await keepDeposit(tx, { depositId, playerId, amount: units, at: toldAt });
    if (number === undefined) return;
    const cause = { depositAmount: units, depositNumber: number };
    await hearCause(ports, tx, {
      playerId,
      cause,
      now: toldAt,
      offers: of('deposit'),
      causeId: depositId,
    });
    await markMoved(tx, [playerId], toldAt);
  });
  hear('member-registered', hearer, async ({ topic, toldAt: now }, tx) => {
    const playerId = playerOf(topic);
    const asked = { offers: of('registered'), playerId, cause: {}, causeId: 'registered', now };
    await hearCause(ports, tx, asked);
    // Who invited them may have a reward.
    await markMoved(tx, [playerId], now);
  });
  hear('player-signed-in', hearer, async ({ payload, toldAt: now }, tx) => {
    const { playerId } = payload as { readonly playerId: string };
    if (!(await keepSignIn(tx, playerId, now))) return;
    const asked = { offers: of('signed-in'), playerId, cause: {}, causeId: `s${now}`, now };
    await hearCause(ports, tx, asked);
    await markMoved(tx, [playerId], now);
  });
  hear('vip-level-changed', hearer, async ({ topic, payload, toldAt: now }, tx) => {
    // A level is reached from below; one that was left and reached again is no other one.
    if ((payload as { readonly rises?: boolean }).rises !== true) return;
    const playerId = playerOf(topic);
    const causeId = `l${await ports.levelNumberOf(playerId)}`;
    const asked = { offers: of('level-reached'), playerId, cause: {}, causeId, now };
    await hearCause(ports, tx, asked);
  });
}
