// Proves that fractions obey the laws of arithmetic exactly and that a printed return is never
// above the true one.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  divide,
  multiply,
  parseRatio,
  printDecimal,
  printPercent,
  printRatio,
  ratio,
  squareRoot,
  subtract,
  type Ratio,
} from './ratio.ts';

const fraction = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    fc.bigInt({ min: 1n, max: 10n ** 20n }),
  )
  .map(([numerator, denominator]) => ratio(numerator, denominator));

test('subtracting undoes adding, dividing undoes multiplying', () => {
  fc.assert(
    fc.property(fraction, fraction, (one, other) => {
      expect(subtract(add(one, other), other)).toEqual(one);
      if (other.numerator !== 0n) expect(divide(multiply(one, other), other)).toEqual(one);
      expect(multiply(one, add(other, ratio(1n)))).toEqual(add(multiply(one, other), one));
    }),
  );
});

test('a square root is the largest of nine places that is not above the true one', () => {
  const step = ratio(1n, 10n ** 9n);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 1n }), (above, below) => {
      const root = squareRoot(ratio(above, below));
      const next = add(root, step);
      const left = (side: Ratio) => subtract(multiply(side, side), ratio(above, below)).numerator;
      expect(left(root)).toBeLessThanOrEqual(0n);
      expect(left(next)).toBeGreaterThan(0n);
    }),
  );
  expect(printDecimal(squareRoot(ratio(2n)), 9)).toBe('1.414213562');
});

test('prints in lowest terms and reads back', () => {
  expect(printRatio(ratio(96n, 100n))).toBe('24/25');
  expect(printRatio(ratio(-3n, -6n))).toBe('1/2');
  expect(parseRatio('96/100')).toEqual(ratio(24n, 25n));
  expect(() => parseRatio('0.96')).toThrow(RangeError);
  expect(() => ratio(1n, 0n)).toThrow(RangeError);
});

test('decimals are cut, not rounded', () => {
  expect(printPercent(ratio(2n, 3n))).toBe('66.66');
  expect(printPercent(ratio(1n, 1000n), 4)).toBe('0.1000');
  expect(printDecimal(ratio(7n, 2n), 0)).toBe('3');
});
