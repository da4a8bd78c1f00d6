// A day as a call names it is read, and one that is none is told.
import { expect, test } from 'vitest';
import { dayOf } from './day.ts';

test('a day is the number of days since 1970', () => {
  expect(dayOf('1970-01-01')).toBe(0);
  expect(dayOf('2026-11-21')).toBe(20_778);
  expect(dayOf('2028-02-29')).toBe(21_243);
});

test.each([
  '',
  '0000-01-01',
  '1969-12-31',
  '2026-11-31',
  '2027-02-29',
  '2026-1-1',
  '2026-11-21T00:00',
  'yesterday',
])('%j is no day', (text) => {
  expect(dayOf(text)).toBeUndefined();
});
