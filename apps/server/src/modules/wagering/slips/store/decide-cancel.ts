// Takes back slips of an order whose events still take slips: their stakes return in one posting.
import { refuse } from '@baize/contract';
import {
  advanceBonus,
  bonusDecided,
  slipsReturned,
  spendable,
  sumSplits,
  type Book,
  type Fates,
  type Split,
} from '@baize/ledger';
import { isPlayMoney, spansAt } from '@baize/money';
import { splitStake } from '../../rounds/rules/free-round.ts';
import { countUse } from '../../rounds/rules/round.ts';
import { refusalOfEvent } from '../rules/event.ts';
import type { Slip } from '../rules/slip.ts';
import { addExposure, exposureOfSlips } from './exposure-batch.ts';
import { orderOf, type CancelItem, type CancelOutcome, type OrderState } from './order-state.ts';
import type { KeptOrder } from './slip-batch.ts';

export function decideCancel(item: CancelItem, state: OrderState, book: Book): CancelOutcome {
  const order = state.orders.get(item.orderId);
  if (order?.playerId !== item.playerId || order.currency !== item.currency)
    return refuse('order-unknown');
  const asked = order.slips.filter(
    ({ slip }) => item.eventIds === undefined || item.eventIds.includes(slip.eventId),
  );
  const open = asked.filter((slip) => isCancellable(slip, item, state));
  if (open.length > 0) return takeBack(item, { order, open }, { state, book });
  const before = asked.filter((slip) => slip.state === 'void');
  if (before.length === 0 || before.length < asked.length) return refuse('order-not-open');
  return { order: orderOf(order), refunded: ownStakeOf(before), replayed: true };
}

const stakeOf = (slips: readonly Slip[]) => slips.reduce((all, { stake }) => all + stake, 0n);

/** What of it the player staked: the stake of a free bet is the house's. */
export const ownStakeOf = (slips: readonly Slip[]) => stakeOf(slips.filter(({ free }) => !free));

function isCancellable({ state: now, slip }: Slip, item: CancelItem, state: OrderState): boolean {
  const taking = { now: item.now, mayBeScheduled: true };
  return now === 'open' && refusalOfEvent(state.events.get(slip.eventId), taking) === undefined;
}

interface Taking {
  readonly order: KeptOrder;
  readonly open: readonly Slip[];
}

interface Carrying {
  readonly state: OrderState;
  readonly book: Book;
}

function takeBack(item: CancelItem, { order, open }: Taking, { state, book }: Carrying) {
  const { orderId, playerId, now } = item;
  const { currency, openedAt } = order;
  const [stake, refunded] = [stakeOf(open), ownStakeOf(open)];
  const name = open[0]?.roundId ?? '';
  const split = splitOfStakes(open, book, state.fates);
  const returned = { playerId, currency, name, reference: orderId, stake, split };
  const posted = book.post(slipsReturned(returned));
  if ('refused' in posted) throw new Error(`order ${orderId} cannot be taken back`);
  for (const slip of open) bonusDecided(book, slip, slip.bonus);
  advanceBonus(book, { playerId, currency }, now);
  const balance = spendable(book, { playerId, currency });
  const cancelled = open.map((slip) => voidSlip(slip, { reason: 'cancelled', balance, now }));
  const byId = new Map(cancelled.map((slip) => [slip.roundId, slip]));
  const after = { ...order, slips: order.slips.map((slip) => byId.get(slip.roundId) ?? slip) };
  state.orders.set(orderId, after);
  state.cancelled.push(...cancelled);
  const change = { change: 'cancelled', slips: cancelled, detail: undefined, at: now } as const;
  state.changes.push({ orderId, playerId, currency, ...change });
  const play = state.plays.get(playerId);
  if (!isPlayMoney(currency))
    for (const added of exposureOfSlips(open)) addExposure(state.exposures, added, -1n);
  if (play && !isPlayMoney(currency)) {
    const add = { staked: -refunded, stakedAt: openedAt };
    state.plays.set(playerId, { ...play, uses: countUse(play.uses, spansAt(now), add) });
    state.changedPlays.add(playerId);
  }
  return { order: orderOf(after), refunded, replayed: false };
}

/** To whom returned stakes belong. */
export const splitOfStakes = (slips: readonly Slip[], book: Book, fates: Fates): Split =>
  sumSplits(slips.map((slip) => splitStake(book, slip, fates)));

export interface Voiding {
  readonly reason: string;
  readonly balance: bigint;
  readonly now: number;
}

export function voidSlip(slip: Slip, { reason, balance, now }: Voiding): Slip {
  return {
    ...slip,
    state: 'void',
    outcome: { void: reason },
    balanceAfter: balance,
    settledAt: now,
    slip: { ...slip.slip, validStake: 0n },
  };
}
