// Proves that an amount reads back as it was written, that only plain decimals are read, and that
// showing only cuts.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSignedUnits, parseUnits, printUnits } from './decimal.ts';
import { maxUnits } from './units.ts';

const anyUnits = fc.bigInt({ min: -maxUnits, max: maxUnits });
const four = { decimalsMax: 4 };

test('an amount printed with four places reads back the same', () => {
  fc.assert(
    fc.property(anyUnits, (units) => {
      expect(parseSignedUnits(printUnits(units), four)).toBe(units);
    }),
  );
});

test('a shown amount is rounded to zero, by less than one step of the last place', () => {
  fc.assert(
    fc.property(anyUnits, fc.integer({ min: 0, max: 4 }), (units, decimals) => {
      const shown = parseSignedUnits(printUnits(units, decimals), { decimalsMax: decimals });
      expect(shown).toBeDefined();
      const cut = units < 0n ? (shown ?? 0n) - units : units - (shown ?? 0n);
      expect(cut).toBeGreaterThanOrEqual(0n);
      expect(cut).toBeLessThan(10n ** BigInt(4 - decimals));
    }),
  );
});

test.each([
  ['0', 0n],
  ['12', 120_000n],
  ['12.3', 123_000n],
  ['12.3400', 123_400n],
  ['0.0001', 1n],
  ['900000000000', maxUnits],
])('reads %s', (text, units) => {
  expect(parseUnits(text, four)).toBe(units);
});

test.each([
  '',
  ' ',
  '1 ',
  ' 1',
  '+1',
  '-1',
  '-0',
  '01',
  '00',
  '.5',
  '5.',
  '1e3',
  '1E3',
  '0x10',
  '1,000',
  '1_000',
  '1.23456',
  '١',
  '１',
  'NaN',
  'Infinity',
  '900000000000.0001',
  '9999999999999999',
  '1\n',
])('refuses %j', (text) => {
  expect(parseUnits(text, four)).toBeUndefined();
});

test('refuses more places than the currency has', () => {
  expect(parseUnits('1.234', { decimalsMax: 2 })).toBeUndefined();
  expect(parseUnits('1.0', { decimalsMax: 0 })).toBeUndefined();
  expect(parseUnits('1.23', { decimalsMax: 2 })).toBe(12_300n);
});

test('a signed amount may be negative but has no minus zero', () => {
  expect(parseSignedUnits('-1.5', four)).toBe(-15_000n);
  expect(parseSignedUnits('-0.00', four)).toBeUndefined();
  expect(parseSignedUnits('--1', four)).toBeUndefined();
});

test('0.9999 is shown as 0.99, and a tiny debt as nothing', () => {
  expect(printUnits(9_999n, 2)).toBe('0.99');
  expect(printUnits(-9_999n, 2)).toBe('-0.99');
  expect(printUnits(-99n, 2)).toBe('0.00');
  expect(printUnits(129_999n, 0)).toBe('12');
});
