// Proves that a fraction of a cent, zero, a negative and an inexact number can never be paid.
import { expect, test } from 'vitest';
import { payableUnits, wireNumber } from './amount.ts';

test.each([
  [0.01, 'PHP', 100n],
  [100, 'PHP', 1_000_000n],
  [12.3, 'PHP', 123_000n],
  [5, 'JPY', 50_000n],
])('%d %s is payable', (value, currency, units) => {
  expect(payableUnits(value, currency)).toBe(units);
});

test.each([
  [0, 'PHP'],
  [-1, 'PHP'],
  [0.001, 'PHP'],
  [10.005, 'PHP'],
  [1.5, 'JPY'],
  [Number.NaN, 'PHP'],
  [Infinity, 'PHP'],
  [1e300, 'PHP'],
  [0.1 + 0.2, 'PHP'],
  [5, 'XXX'],
])('%d %s is not payable', (value, currency) => {
  expect(payableUnits(value, currency)).toBeUndefined();
});

test('a balance too large for an exact number is rounded down', () => {
  expect(wireNumber(12_345n)).toBe(1.2345);
  expect(wireNumber(1_000_000_000_000_099n)).toBe(100_000_000_000);
});
