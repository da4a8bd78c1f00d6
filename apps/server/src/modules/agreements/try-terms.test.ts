// Proves over which days terms can be tried: figures of hours and windows are kept for a time.
import { startOfDay } from '@baize/money';
import { expect, test } from 'vitest';
import { canTry } from './try-terms.ts';

const today = 20_700;
const now = startOfDay(today) + 1;
const days = (first: number, last: number) => ({
  from: startOfDay(today - first),
  until: startOfDay(today - last),
});

test('dividends and daily salaries are tried over all days', () => {
  expect(canTry('monthly', days(186, 0), now)).toBe(true);
  expect(canTry('daily', days(186, 0), now)).toBe(true);
});

test('hours are tried over a week and windows over a day, never in part', () => {
  expect(canTry('hourly', days(7, 0), now)).toBe(true);
  expect(canTry('hourly', days(8, 0), now)).toBe(false);
  expect(canTry('five-minutes', days(1, 0), now)).toBe(true);
  expect(canTry('five-minutes', days(2, 0), now)).toBe(false);
});

test('hours whose figures are deleted cannot be tried', () => {
  expect(canTry('hourly', days(34, 30), now)).toBe(true);
  expect(canTry('hourly', days(60, 59), now)).toBe(false);
});
