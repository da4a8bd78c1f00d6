// Proves the fee of a withdrawal: free ones first, then fixed and share, and the price of missing
// turnover on top. It never falls as the amount grows.
import * as fc from 'fast-check';
import { parseUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { feeOf, freeLeft, type FeeTerms } from './fee.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const terms: FeeTerms = {
  fixed: units('5'),
  permille: 15,
  free: 2,
  freeUsed: 2,
  turnoverPermille: 100,
};
const none = { ...terms, fixed: 0n, permille: 0 };

test.each([
  ['1000', terms, '0', '20'],
  // 1.5 % of 333.33 is 4.99995: rounded down.
  ['333.33', terms, '0', '9.99'],
  ['1000', { ...terms, freeUsed: 1 }, '0', '0'],
  ['1000', { ...terms, freeUsed: 1 }, '0.01', '100'],
  ['1000', terms, '500', '120'],
  ['1000', none, '0', '0'],
  ['1000', none, '500', '100'],
] as const)('of %s with %o and %s turnover left the fee is %s', (amount, given, left, fee) => {
  expect(feeOf(units(amount), given, units(left))).toBe(units(fee));
});

test('free withdrawals are counted only while others cost a fee', () => {
  expect(freeLeft(none)).toBeUndefined();
  expect(freeLeft({ ...terms, freeUsed: 1 })).toBe(1);
  expect(freeLeft({ ...terms, freeUsed: 7 })).toBe(0);
});

test('a larger withdrawal never costs less', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 200 }), (one, other, permille) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const given = { ...terms, permille };
      expect(feeOf(less, given, 0n)).toBeLessThanOrEqual(feeOf(more, given, 0n));
    }),
  );
});
