// Money shown is never more than money held, and its sign is never lost or invented.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  [107_392_000n, '10,739.20'],
  [19_999n, '1.99'],
  [-19_999n, '−1.99'],
  [99n, '0.00'],
  [-99n, '0.00'],
  [0n, '0.00'],
])('%s units', (units, shown) => {
  expect(formatMoney(units)).toBe(shown);
});

test('a gain may carry its plus, nothing gained does not', () => {
  expect(formatMoney(1_200_000n, { sign: 'always' })).toBe('+120.00');
  expect(formatMoney(0n, { sign: 'always' })).toBe('0.00');
});

test('other locales separate in their own way', () => {
  expect(formatMoney(107_392_000n, { locale: 'de' })).toBe('10.739,20');
});

test('large amounts keep every digit', () => {
  expect(formatMoney(89_999_999_999_999_900n)).toBe('8,999,999,999,999.99');
});

test('the size shown never exceeds the size held', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (units) => {
      const cents = BigInt(formatMoney(units).replaceAll(/[^0-9]/gu, ''));
      const size = units < 0n ? -units : units;
      expect(cents * 100n <= size).toBe(true);
      expect(size - cents * 100n < 100n).toBe(true);
    }),
  );
});
