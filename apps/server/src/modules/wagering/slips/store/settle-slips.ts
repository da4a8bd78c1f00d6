// Settles a player's open slips by an event's first result, or returns them all where the event was
// cancelled. A member's cap for the event cuts what the later slips are paid.
import type { DrawnResult } from '@baize/engines';
import {
  advanceBonus,
  bonusDecided,
  debtSettled,
  playerAccount,
  slipsLost,
  slipsReturned,
  slipWon,
  spendable,
  type Book,
  type Fates,
  type Posting,
} from '@baize/ledger';
import type { Units } from '@baize/money';
import type { SharedEvent } from '../rules/event.ts';
import { slipGameOf } from './slip-game.ts';
import type { Slip } from '../rules/slip.ts';
import { splitPayout } from '../../rounds/rules/free-round.ts';
import type { SettledTogether } from '../../rounds/store/close-work.ts';
import { coveredBy } from './covered.ts';
import { splitOfStakes, voidSlip } from './decide-cancel.ts';
import type { SettleItem } from './settle-state.ts';

export interface Settling {
  readonly item: SettleItem;
  readonly event: SharedEvent;
  /** What the event's result has paid this player so far. */
  readonly paidBefore: Units;
  readonly book: Book;
  readonly fates: Fates;
  readonly together: SettledTogether;
}

export interface Settled {
  readonly slips: readonly Slip[];
  readonly paid: Units;
}

export interface SlipPaid {
  readonly slip: Slip;
  readonly payout: Units;
  readonly validStake: Units;
  readonly outcome: object;
}

/** What a result pays each slip, the cap for the event included. */
export function payoutsOf(
  slips: readonly Slip[],
  { event, paidBefore }: Pick<Settling, 'event' | 'paidBefore'>,
): readonly SlipPaid[] {
  const result: DrawnResult = event.result ?? [];
  const { game, family } = slipGameOf(event.gameCode);
  let paid = paidBefore;
  return slips.map((slip) => {
    const { struck, decision } = slip.slip;
    const { payout, returned, legs } = family.settle(game, struck, result, decision ?? undefined);
    const room = roomUnder(payout === 0n ? undefined : family.eventCap(game, struck), paid);
    const capped = room === undefined || payout <= room ? payout : room;
    paid += capped;
    const outcome = {
      result,
      legs,
      version: event.resultVersion,
      ...(capped === payout ? {} : { uncapped: String(payout) }),
    };
    const validStake = slip.free ? 0n : slip.stake - returned;
    return { slip, payout: capped, validStake, outcome };
  });
}

function roomUnder(cap: Units | undefined, paid: Units): Units | undefined {
  if (cap === undefined) return undefined;
  return cap > paid ? cap - paid : 0n;
}

export function settleSlips(open: readonly Slip[], settling: Settling): Settled {
  if (open.length === 0) return { slips: [], paid: 0n };
  const { item, event, book, fates } = settling;
  const { playerId, currency } = item;
  const found = payoutsOf(open, settling);
  const lost = found.filter(({ payout }) => payout === 0n).map(({ slip }) => slip);
  const stake = lost.reduce((all, one) => all + one.stake, 0n);
  const [first] = lost;
  if (first) {
    const name = `${first.roundId}:${event.resultVersion}`;
    mustPost(book, slipsLost({ playerId, currency, name, reference: event.eventId, stake }));
  }
  for (const { slip, payout } of found) {
    if (payout === 0n) continue;
    const split = splitPayout(book, slip, payout, fates);
    mustPost(book, slipWon({ ...slip, payout, split, version: event.resultVersion }));
    settleDebt(settling, slip.roundId, payout - split.bonus - split.gone);
  }
  countSlips(found, settling);
  const paid = found.reduce((all, { payout }) => all + payout, 0n);
  return { slips: found.map((one) => settledSlip(one, settling)), paid };
}

/** What was settled feeds what its player must stake, and no bonus of it is in play any more. */
function countSlips(found: readonly SlipPaid[], { item, event, book, together }: Settling): void {
  const { now: settledAt } = item;
  const covered = coveredBy(
    event.gameCode,
    found.map(({ slip }) => slip),
  );
  for (const { slip, payout, validStake: stake, outcome } of found) {
    bonusDecided(book, slip, slip.bonus);
    if (slip.free) continue;
    const bet = { ...slip, state: 'settled' as const, stake, payout, outcome, settledAt };
    together.count({ ...bet, covered: () => covered(slip) }, book);
  }
  advanceBonus(book, item, settledAt);
}

/** What is won settles what a correction left to be paid. */
export function settleDebt({ item, event, book }: Settling, roundId: string, won: Units): void {
  const { playerId, currency, mayOwe } = item;
  if (!mayOwe) return;
  const debt = -book.balance(playerAccount('player-debt', playerId, currency));
  const amount = debt < won ? debt : won;
  if (amount <= 0n) return;
  const name = `${roundId}:${event.resultVersion}`;
  mustPost(book, debtSettled({ playerId, currency, name, reference: roundId, amount }));
}

export function settledSlip(paid: SlipPaid, { item, event, book }: Settling): Slip {
  const { slip, payout, validStake, outcome } = paid;
  const { playerId, currency, now } = item;
  return {
    ...slip,
    state: 'settled',
    payout,
    outcome,
    balanceAfter: spendable(book, { playerId, currency }),
    settledAt: slip.settledAt ?? now,
    slip: { ...slip.slip, validStake, settledVersion: event.resultVersion },
  };
}

export function voidSlips(open: readonly Slip[], { item, event, book, fates }: Settling): Settled {
  const [first] = open;
  if (first === undefined) return { slips: [], paid: 0n };
  const { playerId, currency, now } = item;
  const stake = open.reduce((all, one) => all + one.stake, 0n);
  const name = first.roundId;
  const split = splitOfStakes(open, book, fates);
  const returned = { playerId, currency, name, reference: event.eventId, stake, split };
  mustPost(book, slipsReturned(returned));
  for (const slip of open) bonusDecided(book, slip, slip.bonus);
  advanceBonus(book, item, now);
  const balance = spendable(book, item);
  const voided = open.map((slip) => voidSlip(slip, { reason: 'event-cancelled', balance, now }));
  return { slips: voided, paid: stake };
}

export function mustPost(book: Book, posting: Posting): void {
  const posted = book.post(posting);
  if ('refused' in posted) throw new Error(`${posting.key} cannot be posted: ${posted.refused}`);
  if (posted.replayed) throw new Error(`${posting.key} was posted before`);
}
