// Proves where months begin and end in the house's zone, by hand-worked moments.
import { expect, test } from 'vitest';
import { monthAt, monthBegins, monthOfDay } from './month.ts';

const november = 2026 * 12 + 10;

test('a month begins at midnight of the house, eight hours before that of Greenwich', () => {
  expect(monthAt(Date.parse('2026-11-21T04:00:00Z'))).toBe(november);
  expect(monthAt(Date.parse('2026-10-31T15:59:59.999Z'))).toBe(november - 1);
  expect(monthAt(Date.parse('2026-10-31T16:00:00Z'))).toBe(november);
  expect(new Date(monthBegins(november)).toISOString()).toBe('2026-10-31T16:00:00.000Z');
});

test('December is followed by January of the next year', () => {
  const december = november + 1;
  expect(new Date(monthBegins(december + 1)).toISOString()).toBe('2026-12-31T16:00:00.000Z');
  expect(monthAt(monthBegins(december + 1) - 1)).toBe(december);
  expect(monthAt(monthBegins(december + 1))).toBe(december + 1);
});

test('a day of the house lies wholly in its month', () => {
  // 1 November 2026 is day 20758 since 1970.
  expect(monthOfDay(20_758)).toBe(november);
  expect(monthOfDay(20_757)).toBe(november - 1);
});
