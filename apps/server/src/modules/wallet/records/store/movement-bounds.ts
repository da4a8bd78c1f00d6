// Where the movements of a period lie in the order of their account. Closed days say it by the
// postings at their ends, so a period long ago is found without reading what came after it.
import { dayText } from '@baize/money';
import type { Queryable } from '../../../../platform/database/index.ts';
import { dayBefore, endOf, startOf } from '../../statements/rules/house-days.ts';
import { readLastDay, type ClosedDay } from '../../statements/store/days.ts';
import { readLastRoot } from '../../statements/store/roots.ts';

export interface Period {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface Bounds {
  /** Behind this posting. */
  readonly after: bigint;
  /** Up to and with this posting; undefined: to the newest. */
  readonly until: bigint | undefined;
  /** The moments that the postings alone do not keep. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** The closed days before the period, and its last one; sums are the difference of the two. */
  readonly before: ClosedDay | undefined;
  readonly last: ClosedDay | undefined;
  /** Whether the period begins within the closed days. */
  readonly hasClosed: boolean;
}

/** Families of clients end a day at its last second. */
const lastSecondMs = 1000;

export async function boundsOf(
  on: Queryable,
  accountId: bigint,
  { from, to }: Period,
): Promise<Bounds> {
  const closedUntil = (await readLastRoot(on))?.day ?? '';
  const [first, last] = [dayOf(from), dayOf(to)];
  const isClosed = last !== undefined && last <= closedUntil;
  const [before, end] = await Promise.all([
    first === undefined ? undefined : readLastDay(on, accountId, dayBefore(first)),
    readLastDay(on, accountId, isClosed ? last : undefined),
  ]);
  const keepsFrom = first === undefined || (first <= closedUntil && from === startOf(first));
  const keepsTo = last === undefined || (isClosed && to !== undefined && isEndOf(to, last));
  return {
    after: before?.lastPosting ?? 0n,
    until: isClosed ? (end?.lastPosting ?? 0n) : undefined,
    from: keepsFrom ? undefined : from,
    to: keepsTo ? undefined : to,
    before,
    last: end,
    hasClosed: first === undefined || first <= closedUntil,
  };
}

const dayOf = (at: number | undefined) => (at === undefined ? undefined : dayText(at));
const isEndOf = (at: number, day: string): boolean => at >= endOf(day) - lastSecondMs;
