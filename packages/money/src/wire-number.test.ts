// Proves that an amount survives the trip through JSON as a number, and that a number of two
// meanings is refused.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxUnits } from './units.ts';
import { unitsFromNumber, unitsToNumber } from './wire-number.ts';

const survives = (units: bigint) => {
  const text = JSON.stringify(unitsToNumber(units));
  expect(unitsFromNumber(JSON.parse(text) as number)).toBe(units);
  expect(text).toMatch(/^-?[0-9]+(\.[0-9]{1,4})?$/);
};

test('every amount below a hundred thousand million survives to the last unit', () => {
  const edge = 10n ** 15n - 1n;
  fc.assert(fc.property(fc.bigInt({ min: -edge, max: edge }), survives));
  survives(edge);
});

test('whole cents survive up to the largest amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: maxUnits / 100n }), (cents) => survives(cents * 100n)),
  );
});

test('an amount that a number cannot hold is a fault, not a rounding', () => {
  expect(() => unitsToNumber(10n ** 15n + 1n)).toThrow(RangeError);
  expect(() => unitsToNumber(BigInt(Number.MAX_SAFE_INTEGER) + 9n)).toThrow(RangeError);
});

test.each([
  NaN,
  Infinity,
  -Infinity,
  -0,
  0.1 + 0.2,
  1.000_01,
  1e-7,
  1e21,
  900_000_000_001,
  2 ** 53,
  5e-324,
  100_000_000_000.0001,
])('refuses %d', (value) => {
  expect(unitsFromNumber(value)).toBeUndefined();
});

test('reads what JSON carries', () => {
  expect(unitsFromNumber(0)).toBe(0n);
  expect(unitsFromNumber(12.34)).toBe(123_400n);
  expect(unitsFromNumber(-0.5)).toBe(-5_000n);
  expect(unitsFromNumber(1e3)).toBe(10_000_000n);
});
