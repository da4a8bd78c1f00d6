// Uses a code of a promotion, or a voucher. Wrong ones are counted: nobody finds one by trying.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import { countAttempt } from '../../../../platform/attempts/index.ts';
import type { Action } from '../../../../platform/call/index.ts';
import { isRunning } from '../../offers/rules/offer.ts';
import { lockMember } from '../../offers/store/joins.ts';
import { claimByCode } from '../../rewards/claim-by-code.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { claimVoucher } from '../../vouchers/claim-voucher.ts';

const hourMs = 3_600_000;
const often = { failuresMax: 10, windowMs: hourMs, lockMs: hourMs };

export const claimPromoCode =
  (ports: WithOffers): Action<typeof promotions.claimPromoCode> =>
  async ({ caller: { playerId }, input: { promoCode: typed }, now }) => {
    const on = ports.database.kysely;
    const attempt = await countAttempt(on, `promo-code:${playerId}`, often, now);
    if ('lockedMs' in attempt) return refuse('promotion-code-often');
    const paused = await ports.wagering.refusalOfPause(playerId, now);
    if (paused) return paused;
    const offer = offerOf(ports, typed.trim().toUpperCase());
    if (offer === undefined) return (await claimVoucher(ports, { typed, playerId, now })) ?? null;
    if (!isRunning(offer, now)) return refuse('promotion-closed');
    const done = await ports.database.transaction(async (tx) => {
      await lockMember(tx, playerId);
      return claimByCode(ports, tx, { offer, playerId, now });
    });
    return isRefusal(done) ? done : null;
  };

/** A promotion without a code is had by vouchers alone. */
const offerOf = ({ offers }: WithOffers, code: string) =>
  code === ''
    ? undefined
    : offers.all().find(({ written: { spec } }) => spec.trigger === 'code' && spec.code === code);
