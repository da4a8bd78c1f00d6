// Totals of an account's entries, by event. Totals run on from the first entry of all: a
// period is the difference of two of them.
import type { Units } from '@baize/money';

export interface EventTotal {
  readonly entries: number;
  readonly credited: Units;
  readonly debited: Units;
}

export type Totals = ReadonlyMap<string, EventTotal>;

/** As a row of the database keeps them. */
export type StoredTotals = Readonly<Record<string, readonly [string, string, string]>>;

const nothing: EventTotal = { entries: 0, credited: 0n, debited: 0n };

export function addTotals(one: Totals, other: Totals, times: 1 | -1 = 1): Totals {
  const sum = new Map(one);
  for (const [event, { entries, credited, debited }] of other) {
    const known = sum.get(event) ?? nothing;
    const next = {
      entries: known.entries + times * entries,
      credited: known.credited + BigInt(times) * credited,
      debited: known.debited + BigInt(times) * debited,
    };
    if (next.entries === 0) sum.delete(event);
    else sum.set(event, next);
  }
  return sum;
}

export function countEntry(totals: Map<string, EventTotal>, event: string, amount: Units): void {
  const known = totals.get(event) ?? nothing;
  totals.set(event, {
    entries: known.entries + 1,
    credited: known.credited + (amount > 0n ? amount : 0n),
    debited: known.debited - (amount < 0n ? amount : 0n),
  });
}

export const storeTotals = (totals: Totals): StoredTotals =>
  Object.fromEntries(
    [...totals]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([event, { entries, credited, debited }]) => [
        event,
        [String(entries), String(credited), String(debited)],
      ]),
  );

export const readTotals = (stored: StoredTotals): Totals =>
  new Map(
    Object.entries(stored).map(([event, [entries, credited, debited]]) => [
      event,
      { entries: Number(entries), credited: BigInt(credited), debited: BigInt(debited) },
    ]),
  );

export function sumOf(totals: Totals, events?: readonly string[]): EventTotal {
  let sum = nothing;
  for (const [event, total] of totals) {
    if (events !== undefined && !events.includes(event)) continue;
    sum = {
      entries: sum.entries + total.entries,
      credited: sum.credited + total.credited,
      debited: sum.debited + total.debited,
    };
  }
  return sum;
}
