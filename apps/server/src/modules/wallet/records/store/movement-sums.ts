// Sums of the movements of a period: closed days by the difference of two rows, the days that
// are not closed yet entry by entry. An amount or a time within a day can only be summed by reading
// entries, so many at most.
import type { Units } from '@baize/money';
import type { Queryable } from '../../../../platform/database/index.ts';
import {
  addTotals,
  sumOf,
  type EventTotal,
  type Totals,
} from '../../statements/rules/day-totals.ts';
import type { Bounds } from './movement-bounds.ts';
import {
  sumBonus,
  sumMovements,
  type Accounts,
  type EventSum,
  type Narrowed,
} from './movements.ts';

/** What fits of the cash, and the bonus money that moved beside it. */
export interface Sums extends EventTotal {
  readonly bonusCredited: Units;
  readonly bonusDebited: Units;
  readonly whole: boolean;
}

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
  if (!isWhole || isClosed) return readNarrow(on, { accountId, bonusId: undefined, bounds });
  const behind = bounds.last?.lastPosting ?? 0n;
  const open = { ...bounds, after: behind > bounds.after ? behind : bounds.after };
  const { sums, whole } = await sumMovements(
    on,
    { accountId, bonusId: undefined, bounds: open },
    openMost,
  );
  const closed = bounds.hasClosed ? closedPart(bounds) : new Map<string, EventTotal>();
  return { totals: addTotals(closed, totalsOf(sums)), whole };
}

/** The sums of what fits; read entry by entry where the filter asks for it. */
export async function readSumOf(
  on: Queryable,
  search: Narrowed & Accounts & { readonly bounds: Bounds },
): Promise<Sums> {
  const { accountId, bounds, events, except, oneWay, min, max } = search;
  const isOneWay = oneWay !== undefined && oneWay.out.length + oneWay.into.length > 0;
  const byAmount = min !== undefined || max !== undefined || isOneWay;
  const [cash, bonus] = await Promise.all([
    byAmount ? readNarrow(on, search) : readTotalsIn(on, accountId, bounds),
    sumBonus(on, search, byAmount ? narrowMost : openMost),
  ]);
  const names = [...cash.totals.keys()];
  const kept = except ? names.filter((event) => !except.includes(event)) : events;
  const told = { bonusCredited: bonus.credited, bonusDebited: bonus.debited };
  return { ...sumOf(cash.totals, kept), ...told, whole: cash.whole && bonus.whole };
}

const closedPart = ({ before, last }: Bounds): Totals =>
  addTotals(last?.totals ?? new Map(), before?.totals ?? new Map(), -1);

async function readNarrow(
  on: Queryable,
  search: Narrowed & Accounts & { readonly bounds: Bounds },
): Promise<MovementSums> {
  const { sums, whole } = await sumMovements(on, search, narrowMost);
  return { totals: totalsOf(sums), whole };
}

const totalsOf = (sums: readonly EventSum[]): Totals =>
  new Map(sums.map(({ event, ...sum }) => [event, sum]));
