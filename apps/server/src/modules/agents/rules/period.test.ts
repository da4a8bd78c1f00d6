// Days are whole days of the house's zone, and nobody reads more than a quarter of a year at once.
import { expect, test } from 'vitest';
import { dayStart, periodOf } from './period.ts';

const now = Date.parse('2026-03-02T04:00:00Z');

test('days run from midnight to midnight in GMT+8', () => {
  const { from, to } = periodOf({ startDate: '2026-03-01', endDate: '2026-03-01' }, now);
  expect(new Date(from).toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(new Date(to).toISOString()).toBe('2026-03-01T15:59:59.999Z');
  expect(new Date(dayStart(now)).toISOString()).toBe('2026-03-01T16:00:00.000Z');
  expect(dayStart(now) - dayStart(now, 6)).toBe(6 * 86_400_000);
});

test('what was not asked for comes to a week, and nothing to more than a quarter', () => {
  expect(periodOf({}, now)).toEqual({ from: now - 7 * 86_400_000, to: now });
  expect(periodOf({ startDate: 'no day', endDate: '' }, now)).toEqual(periodOf({}, now));
  expect(now - periodOf({ startDate: '2000-01-01' }, now).from).toBe(92 * 86_400_000);
});
