// Sums of the movements of a period: closed days by the difference of two rows, the days that
// are not closed yet entry by entry. An amount or a time within a day can only be summed by reading
// entries, so many at most.
import type { Queryable } from '../../../../platform/database/index.ts';
import {
  addTotals,
  sumOf,
  type EventTotal,
  type Totals,
} from '../../statements/rules/day-totals.ts';
import type { Bounds } from './movement-bounds.ts';
import { sumMovements, type EventSum, type Narrowed } from './movements.ts';

export interface MovementSums {
  readonly totals: Totals;
  readonly whole: boolean;
}

/** A fresh house has closed no day yet: then as many entries as this are summed. */
const openMost = 200_000;
const narrowMost = 20_000;

export async function readTotalsIn(
  on: Queryable,
  accountId: bigint,
  bounds: Bounds,
): Promise<MovementSums> {
  const isWhole = bounds.from === undefined || !bounds.hasClosed;
  const isClosed = bounds.until !== undefined;
  if (isClosed && bounds.from === undefined && bounds.to === undefined) {
    return { totals: closedPart(bounds), whole: true };
  }
  if (!isWhole || isClosed) return readNarrow(on, { accountId, bounds });
  const behind = bounds.last?.lastPosting ?? 0n;
  const open = { ...bounds, after: behind > bounds.after ? behind : bounds.after };
  const { sums, whole } = await sumMovements(on, { accountId, bounds: open }, openMost);
  const closed = bounds.hasClosed ? closedPart(bounds) : new Map<string, EventTotal>();
  return { totals: addTotals(closed, totalsOf(sums)), whole };
}

/** The sums of what fits; read entry by entry where the filter asks for it. */
export async function readSumOf(
  on: Queryable,
  search: Narrowed & { readonly accountId: bigint; readonly bounds: Bounds },
): Promise<EventTotal & { readonly whole: boolean }> {
  const { accountId, bounds, events, except, min, max } = search;
  const byAmount = min !== undefined || max !== undefined;
  const { totals, whole } = byAmount
    ? await readNarrow(on, search)
    : await readTotalsIn(on, accountId, bounds);
  const kept = except ? [...totals.keys()].filter((event) => !except.includes(event)) : events;
  return { ...sumOf(totals, kept), whole };
}

const closedPart = ({ before, last }: Bounds): Totals =>
  addTotals(last?.totals ?? new Map(), before?.totals ?? new Map(), -1);

async function readNarrow(
  on: Queryable,
  search: Narrowed & { readonly accountId: bigint; readonly bounds: Bounds },
): Promise<MovementSums> {
  const { sums, whole } = await sumMovements(on, search, narrowMost);
  return { totals: totalsOf(sums), whole };
}

const totalsOf = (sums: readonly EventSum[]): Totals =>
  new Map(sums.map(({ event, ...sum }) => [event, sum]));
