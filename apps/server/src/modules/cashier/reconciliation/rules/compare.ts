// A provider's daily file beside our books: payments found by our number, every difference named.
// The file of a day may hold what we booked minutes before or after midnight, so the look into our
// books ends a little before the day does, and begins as much before it.
import type { BookedState, DifferenceKind } from '@baize/contract';
import type { Units } from '@baize/money';

export interface Side {
  readonly amount: Units;
  readonly currency: string;
  readonly state: BookedState;
  readonly fee: Units;
}

export interface Theirs extends Side {
  readonly kind: 'deposit' | 'payout';
  readonly reference: string;
  readonly providerRef: string;
}

export interface Ours extends Omit<Side, 'fee'> {
  readonly kind: 'deposit' | 'payout';
  readonly reference: string;
}

export interface Difference {
  readonly kind: DifferenceKind;
  readonly direction: 'deposit' | 'payout';
  readonly reference: string;
  readonly providerRef: string;
  readonly ours: Side | null;
  readonly theirs: Side | null;
}

/** What the provider takes by agreement: so many of a thousand, and a fixed amount. */
export interface FeeTerms {
  readonly permille: bigint;
  readonly fixed: Units;
}

export type Terms = Readonly<Record<'deposit' | 'payout', FeeTerms | undefined>>;

const edgeMs = 10 * 60_000;

export const ownSpan = (start: number, end: number) => ({ from: start - edgeMs, to: end - edgeMs });

/** `undefined` terms: nothing was agreed that the fee could differ from. */
export function feeAgreed(terms: FeeTerms | undefined, amount: Units): Units | undefined {
  return terms && (amount * terms.permille) / 1000n + terms.fixed;
}

const nameOf = ({ kind, reference }: { kind: string; reference: string }) => `${kind} ${reference}`;

export interface Compared {
  readonly differences: readonly Difference[];
  readonly matched: number;
}

export function compare(theirs: readonly Theirs[], ours: readonly Ours[], terms: Terms): Compared {
  const booked = new Map(ours.map((one) => [nameOf(one), one]));
  const seen = new Set<string>();
  const differences: Difference[] = [];
  let matched = 0;
  for (const row of lastStates(theirs)) {
    const own = booked.get(nameOf(row));
    const found = differencesOf(row, own, terms);
    if (found.length === 0) matched += 1;
    differences.push(...found);
    seen.add(nameOf(row));
  }
  differences.push(...twice(theirs));
  const missing = ours.filter((one) => one.state === 'paid' && !seen.has(nameOf(one)));
  return { differences: [...differences, ...missing.map(missingThere)], matched };
}

/** A payment that was paid and taken back on one day stands twice: its last state counts. */
function lastStates(theirs: readonly Theirs[]): readonly Theirs[] {
  return [...new Map(theirs.map((row) => [nameOf(row), row])).values()];
}

function differencesOf(row: Theirs, own: Ours | undefined, terms: Terms): readonly Difference[] {
  const theirs = sideOf(row);
  const fee = feeAgreed(terms[row.kind], row.amount);
  const of = (kind: DifferenceKind): Difference => ({
    kind,
    direction: row.kind,
    reference: row.reference,
    providerRef: row.providerRef,
    ours: own ? { ...sideOf({ ...own, fee: fee ?? row.fee }) } : null,
    theirs,
  });
  if (!own) return [of('missing-here')];
  const isFeeWrong = row.state === 'paid' && fee !== undefined && fee !== row.fee;
  return [
    ...(own.currency === row.currency ? [] : [of('currency')]),
    ...(own.amount === row.amount ? [] : [of('amount')]),
    ...(own.state === row.state ? [] : [of('state')]),
    ...(isFeeWrong ? [of('fee')] : []),
  ];
}

const sideOf = ({ amount, currency, state, fee }: Side): Side => ({ amount, currency, state, fee });

/** The same payment in the same state more than once. */
function twice(theirs: readonly Theirs[]): readonly Difference[] {
  const times = new Map<string, Theirs[]>();
  for (const row of theirs) {
    const name = `${nameOf(row)} ${row.state}`;
    times.set(name, [...(times.get(name) ?? []), row]);
  }
  return [...times.values()].flatMap((rows) => {
    const [first, second] = rows;
    if (!first || !second) return [];
    const { kind: direction, reference, providerRef } = second;
    const theirSide = sideOf(second);
    const named = { direction, reference, providerRef };
    return [{ kind: 'twice-there' as const, ...named, ours: null, theirs: theirSide }];
  });
}

const missingThere = (own: Ours): Difference => ({
  kind: 'missing-there',
  direction: own.kind,
  reference: own.reference,
  providerRef: '',
  ours: sideOf({ ...own, fee: 0n }),
  theirs: null,
});
