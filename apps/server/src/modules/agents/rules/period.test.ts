// Days are whole days of the platform's time zone, and a period is at most a quarter of a year.
import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

const now = Date.parse('2026-03-02T04:00:00Z');

test('days run from midnight to midnight in GMT+8', () => {
  const { from, to } = periodOf({ startDate: '2026-03-01', endDate: '2026-03-01' }, now);
  expect(new Date(from).toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(new Date(to).toISOString()).toBe('2026-03-01T15:59:59.999Z');
});

test('the default period is the last week, the longest a quarter', () => {
  expect(periodOf({}, now)).toEqual({ from: now - 7 * 86_400_000, to: now });
  expect(periodOf({ startDate: 'no day', endDate: '' }, now)).toEqual(periodOf({}, now));
  expect(now - periodOf({ startDate: '2000-01-01' }, now).from).toBe(92 * 86_400_000);
});
