// Proves that rounding always goes down, by less than one step, and that a ratio is never a
// fraction too generous.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorToCent, maxUnits, multiplyByRatio } from './units.ts';

const anyUnits = fc.bigInt({ min: -maxUnits, max: maxUnits });
const anyPositive = fc.bigInt({ min: 1n, max: 10n ** 15n });

test('5 % of 33.33 is 1.6665, and 1.66 to the cent', () => {
  const commission = multiplyByRatio(333_300n, 5n, 100n);
  expect(commission).toBe(16_665n);
  expect(floorToCent(commission)).toBe(16_600n);
  expect(floorToCent(-1n)).toBe(-100n);
});

test('a whole cent stays, anything else falls to the cent below', () => {
  fc.assert(
    fc.property(anyUnits, (units) => {
      const floored = floorToCent(units);
      expect(floored % 100n).toBe(0n);
      expect(units - floored).toBeGreaterThanOrEqual(0n);
      expect(units - floored).toBeLessThan(100n);
      expect(floorToCent(floored)).toBe(floored);
    }),
  );
});

test('a ratio gives the largest integer that is not above the true product', () => {
  fc.assert(
    fc.property(anyUnits, anyUnits, anyPositive, (units, numerator, denominator) => {
      const result = multiplyByRatio(units, numerator, denominator);
      expect(result * denominator).toBeLessThanOrEqual(units * numerator);
      expect((result + 1n) * denominator).toBeGreaterThan(units * numerator);
    }),
  );
});

test('shares of a whole never add up to more than the whole', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: maxUnits }),
      fc.integer({ min: 1, max: 9 }),
      (sum, cut) => {
        const left = multiplyByRatio(sum, BigInt(cut), 10n);
        const right = multiplyByRatio(sum, BigInt(10 - cut), 10n);
        expect(left + right).toBeLessThanOrEqual(sum);
        expect(sum - left - right).toBeLessThanOrEqual(1n);
      },
    ),
  );
});

test('a ratio over nothing is a fault', () => {
  expect(() => multiplyByRatio(1n, 1n, 0n)).toThrow(RangeError);
  expect(() => multiplyByRatio(1n, 1n, -1n)).toThrow(RangeError);
});
