// Orders and their slips as our own screens read them.
import {
  playsOf,
  printSelection,
  readStruck,
  wholePrice,
  type KindCode,
  type Play,
  type StruckSlip,
} from '@baize/engines';
import { printOdds, printUnits } from '@baize/money';
import type { Slip } from '../../wagering/index.ts';
import type { OrdersPorts } from './ports.ts';
import { isCancellable, paidRebate, type Order } from './rules/order.ts';
import { printOrderId } from './rules/order-id.ts';

type Result = readonly number[] | undefined;

/** The results of the issues of these orders, by event. */
export async function resultsOf(
  { wagering }: Pick<OrdersPorts, 'wagering'>,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const decided = orders.filter(({ state }) => state === 'won' || state === 'lost');
  const eventIds = [...new Set(decided.map(({ eventId }) => eventId))];
  const events = eventIds.length === 0 ? [] : await wagering.eventsById(eventIds);
  return new Map(events.flatMap(({ eventId, result }) => (result ? [[eventId, result]] : [])));
}

export function printOrder(order: Order, result: Result, now: number) {
  const { baseId, phase, gameCode, issue, state, placedAt, closesAt, drawsAt, settledAt } = order;
  return {
    orderId: printOrderId(baseId, phase),
    chaseId: phase === 0 ? null : baseId,
    phase: phase === 0 ? null : phase,
    gameCode,
    issue,
    state,
    placedAt,
    closesAt,
    drawsAt,
    settledAt,
    stake: printUnits(order.stake, 4),
    payout: printUnits(order.payout, 2),
    rebate: printUnits(paidRebate(order), 2),
    result: result ? [...result] : null,
    cancellable: isCancellable(order, now),
  };
}

/** Of lists: longer selections are cut there. */
export const selectionMost = 200;

export function printSlip(kind: KindCode, slip: Slip, signsMost = Infinity) {
  const read = readStruck(slip.slip.struck);
  const { terms, units } = read.slip;
  const text = selectionText(playOf(kind, read), read);
  const isPrize = terms.pays === 'prize';
  return {
    slipId: slip.roundId,
    play: read.slip.play,
    selection: text.slice(0, signsMost),
    selectionCut: text.length > signsMost,
    units,
    mode: isPrize ? terms.mode : null,
    multiple: isPrize ? terms.multiple : null,
    group: isPrize ? terms.group : null,
    amount: isPrize ? null : printUnits(terms.amount, 4),
    price: isPrize ? null : printUnits(terms.price ?? wholePrice, 4),
    rate: isPrize ? null : (terms.rate ?? null),
    stake: printUnits(slip.stake, 4),
    payout: printUnits(slip.payout, 2),
    returned: printUnits(slip.stake - (slip.slip.validStake ?? slip.stake), 4),
    won: wonOf(slip),
    odds: isPrize ? [] : terms.odds.map((odds) => printOdds(odds, 4)),
  };
}

export function playOf(kind: KindCode, { slip, lunarYear }: StruckSlip): Play | undefined {
  return playsOf(kind, lunarYear).get(slip.play);
}

export const selectionText = (play: Play | undefined, { slip }: StruckSlip): string =>
  play ? printSelection(play, slip.selection) : '';

/** The kinds of units that won; several tiers of one kind are one line. */
function wonOf({ outcome }: Slip): { bet: string; units: number }[] {
  const legs = (outcome as { legs?: readonly { bet: string; units: number }[] } | null)?.legs ?? [];
  const sums = new Map<string, number>();
  for (const { bet, units } of legs) sums.set(bet, (sums.get(bet) ?? 0) + units);
  return [...sums].map(([bet, units]) => ({ bet, units }));
}
