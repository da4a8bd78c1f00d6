// A provider's file beside our books: every kind of difference, worked by hand.
import { expect, test } from 'vitest';
import { compare, feeAgreed, ownSpan, type Ours, type Terms, type Theirs } from './compare.ts';

const theirs = (more: Partial<Theirs> = {}): Theirs => ({
  kind: 'deposit',
  reference: 'd1',
  providerRef: 'p1',
  amount: 500_0000n,
  fee: 4_0000n,
  currency: 'PHP',
  state: 'paid',
  ...more,
});
const ours = (more: Partial<Ours> = {}): Ours => ({
  kind: 'deposit',
  reference: 'd1',
  amount: 500_0000n,
  currency: 'PHP',
  state: 'paid',
  ...more,
});
const terms: Terms = { deposit: { permille: 8n, fixed: 0n }, payout: undefined };
const kinds = (file: Theirs[], books: Ours[]) =>
  compare(file, books, terms).differences.map(({ kind }) => kind);

test('a payment that both have alike is matched', () => {
  expect(compare([theirs()], [ours()], terms)).toEqual({ differences: [], matched: 1 });
});

test.each<[string[], Theirs[], Ours[]]>([
  [['missing-here'], [theirs()], []],
  [['missing-there'], [], [ours()]],
  [['amount', 'fee'], [theirs({ amount: 501_0000n })], [ours()]],
  [['currency'], [theirs({ currency: 'IDR' })], [ours()]],
  [['state'], [theirs({ state: 'reversed' })], [ours()]],
  [['state'], [theirs()], [ours({ state: 'processing' })]],
  [['fee'], [theirs({ fee: 5_0000n })], [ours()]],
  [['twice-there'], [theirs(), theirs()], [ours()]],
  [['missing-here', 'missing-there'], [theirs({ kind: 'payout' })], [ours()]],
])('%j is named', (named, file, books) => {
  expect(kinds(file, books)).toEqual(named);
});

test('a payment that was paid and taken back on one day is compared by its last state', () => {
  const file = [theirs(), theirs({ state: 'reversed' })];
  expect(kinds(file, [ours({ state: 'reversed' })])).toEqual([]);
  expect(kinds(file, [ours()])).toEqual(['state']);
});

test('an unpaid payment is not missed, and no fee differs where none was agreed', () => {
  expect(kinds([], [ours({ state: 'processing' })])).toEqual([]);
  const payout = { kind: 'payout' as const, reference: 'w1' };
  expect(kinds([theirs({ ...payout, fee: 99n })], [ours(payout)])).toEqual([]);
});

test('an agreed fee is a share and a fixed amount', () => {
  expect(feeAgreed({ permille: 8n, fixed: 1_0000n }, 500_0000n)).toBe(5_0000n);
  expect(feeAgreed(undefined, 500_0000n)).toBeUndefined();
});

test('payments of the last minutes of a day are looked for in the next file', () => {
  expect(ownSpan(1_000_000, 87_400_000)).toEqual({ from: 400_000, to: 86_800_000 });
});
