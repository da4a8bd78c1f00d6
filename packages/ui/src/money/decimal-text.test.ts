// An amount box keeps the intended amount and never more decimals than the currency has.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanDecimal, plainDigits } from './decimal-text.ts';

test.each([
  ['12.345', '12.34'],
  ['12,5', '12.5'],
  ['.5', '0.5'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1 234,56', '1234.56'],
  ['12,000', '12000'],
  ['1.234.567', '1234567'],
  ['12.5,', '12.5'],
  ['007', '7'],
  ['0', '0'],
  ['1a2', '12'],
  ['1.2.3', '1.23'],
  ['', ''],
])('%s becomes %s', (typed, kept) => {
  expect(cleanDecimal(typed, 2)).toBe(kept);
});

test('a currency without decimals takes no point', () => {
  expect(cleanDecimal('12.9', 0)).toBe('12');
});

test('the result is empty or a plain decimal, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 4 }), (typed, decimals) => {
      const once = cleanDecimal(typed, decimals);
      expect(once).toMatch(/^$|^\d+(\.\d{0,4})?$/u);
      expect(cleanDecimal(once, decimals)).toBe(once);
    }),
  );
});

test('digits of other scripts are read', () => {
  expect(plainDigits('١٢٣٫٤٥')).toBe('123.45');
  expect(plainDigits('๑๐๙')).toBe('109');
  expect(plainDigits('200')).toBe('200');
});
