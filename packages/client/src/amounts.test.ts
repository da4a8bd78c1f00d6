// One amount is the same units whether an own call or a call of the family wrote it.
import { expect, test } from 'vitest';
import { readUnits, timesUnits, typedUnits, unitsBetween, unitsOf } from './amounts.ts';

test.each([
  ['12.34', 12.34, 123_400n],
  ['-0.0001', -0.0001, -1n],
  ['0', 0, 0n],
])('%s and %d are one amount', (text, number, units) => {
  expect(unitsOf(text)).toBe(units);
  expect(unitsOf(number)).toBe(units);
});

test.each(['', 'free', '1.23456', Number.NaN, 0.000_01])('%o in an answer is a fault', (amount) => {
  expect(() => unitsOf(amount)).toThrow(RangeError);
});

test('an amount that a person writes is exact or none', () => {
  expect(readUnits('1.2345')).toBe(12_345n);
  expect(readUnits('-1')).toBeUndefined();
  expect(typedUnits('7.')).toBe(70_000n);
  expect(typedUnits('7.123')).toBeUndefined();
});

test('a count of amounts and a way between two are whole units', () => {
  expect(timesUnits(12_500n, 3)).toBe(37_500n);
  expect([0, 0.5, 1].map((share) => unitsBetween(100n, -100n, share))).toEqual([100n, 0n, -100n]);
});
