// Proves that the texts our own calls take for money are as money prints and reads them.
import { parseUnits, printUnits } from '@baize/money';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { amount, id, seed, signedAmount, wholePair, timeText } from './schema.ts';

test('every printed amount is an amount, and is read back as it was', () => {
  const units = fc.bigInt({ min: 0n, max: 9n * 10n ** 15n });
  fc.assert(
    fc.property(units, (value) => {
      const text = printUnits(value, 4);
      expect(Check(amount(), text)).toBe(true);
      expect(Check(signedAmount(), printUnits(-value, 4))).toBe(true);
      expect(parseUnits(text, { decimalsMax: 4 })).toBe(value);
    }),
  );
});

test.each([
  '',
  ' 1',
  '1 ',
  '01',
  '.5',
  '1.',
  '1.23456',
  '+1',
  '1e3',
  '1,5',
  '٣',
  '1\n',
  '0x1',
  'NaN',
])('"%s" is no amount', (text) => {
  expect(Check(amount(), text)).toBe(false);
  expect(Check(signedAmount(), text)).toBe(false);
});

test('only a signed amount may be below zero', () => {
  expect(Check(amount(), '-1')).toBe(false);
  expect(Check(signedAmount(), '-1')).toBe(true);
});

test('ids and seeds hold nothing that could end a path, a query or a line', () => {
  for (const text of ['a/b', 'a b', 'a\n', "a'b", '', 'é', 'a'.repeat(65)]) {
    expect(Check(id(), text)).toBe(false);
  }
  expect(Check(id(), '0Az_-')).toBe(true);
  for (const text of ['a b', 'a\u0000', 'é', '']) expect(Check(seed(), text)).toBe(false);
  expect(Check(seed(), "my:own'words")).toBe(true);
});

test('a time of the family has its form; a pair has two whole numbers', () => {
  expect(Check(timeText(), '2026-11-21 04:00:00')).toBe(true);
  expect(Check(timeText(), '2026-11-21')).toBe(true);
  expect(Check(timeText(), '2026-11-21T04:00:00Z')).toBe(false);
  expect(Check(wholePair(), [32, 5])).toBe(true);
  for (const value of [[1], [1, 2, 3], [1, 1.5]]) expect(Check(wholePair(), value)).toBe(false);
});
