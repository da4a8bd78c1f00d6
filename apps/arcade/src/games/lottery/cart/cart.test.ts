// Slips of the cart join where they differ in nothing but how much is on them, and go to the server
// with what the screen counted.
import { expect, test } from 'vitest';
import { canMerge, cartTotal, mergeSlips, slipAsked, type CartSlip } from './cart.ts';

const slip = (id: number, change: Partial<CartSlip> = {}): CartSlip => ({
  id,
  play: '3X_G6_BACK',
  selection: '1,2,3',
  units: 1,
  stake: 20_000n,
  reach: 32_600_000_000n,
  size: 3,
  at: { pays: 'prize', mode: 'yuan', multiple: 1, group: 1956 },
  ...change,
});
const most = { multipleMost: 9999, amountMost: 100_000_000n };
const odds = (id: number, amount: bigint): CartSlip =>
  slip(id, { play: 'C_SUM', selection: 'big', stake: amount, at: { pays: 'odds', amount } });

test('equal slips become one with the sum of their multiples', () => {
  const merged = mergeSlips([slip(1), slip(2), slip(3, { selection: '1,2,4' })], most);
  expect(merged.map(({ id, stake }) => [id, stake])).toEqual([
    [1, 40_000n],
    [3, 20_000n],
  ]);
  expect(merged[0]).toMatchObject({ at: { multiple: 2 }, reach: 65_200_000_000n });
});

test('equal slips at odds become one with the sum of their amounts', () => {
  expect(mergeSlips([odds(1, 100_000n), odds(2, 50_000n)], most)).toMatchObject([
    { stake: 150_000n, at: { amount: 150_000n } },
  ]);
});

test('amounts whose sum is more than an answer may have stay apart', () => {
  const slips = [odds(1, 60_000_000n), odds(2, 50_000_000n)];
  expect(canMerge(slips, most)).toBe(false);
});

test('slips of different groups, and sums over the highest multiple, stay apart', () => {
  const other = slip(2, { at: { pays: 'prize', mode: 'yuan', multiple: 1, group: 1800 } });
  expect(canMerge([slip(1), other], most)).toBe(false);
  expect(canMerge([slip(1), slip(2)], { ...most, multipleMost: 1 })).toBe(false);
});

test('a slip is asked for with its units and its stake', () => {
  expect(cartTotal([slip(1), odds(2, 100_000n)])).toBe(120_000n);
  expect(slipAsked(slip(1))).toEqual({
    play: '3X_G6_BACK',
    selection: '1,2,3',
    units: 1,
    stake: '2.0000',
    mode: 'yuan',
    multiple: 1,
    group: 1956,
  });
  expect(slipAsked(odds(2, 100_000n))).toMatchObject({ amount: '10.0000', stake: '10.0000' });
});
