// Periods in the house's zone, at their edges.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourOf, periodAt, periodBefore } from './period.ts';

const at = (text: string) => Date.parse(text);

test('a day begins at midnight of the house, not of the server', () => {
  const last = periodAt('day', at('2026-11-27T15:59:59.999Z'));
  const next = periodAt('day', at('2026-11-27T16:00:00Z'));
  expect(next.key).not.toBe(last.key);
  expect([last.until, next.from]).toEqual([next.from, at('2026-11-27T16:00:00Z')]);
});

test('a week begins on Monday', () => {
  // 2026-11-30 is a Monday.
  const { from, until } = periodAt('week', at('2026-11-30T00:00:00+08:00'));
  expect([from, until]).toEqual([at('2026-11-30T00:00:00+08:00'), at('2026-12-07T00:00:00+08:00')]);
  expect(periodAt('week', at('2026-11-29T23:59:59+08:00')).until).toBe(from);
});

test('a month ends with its last day, in a leap year too', () => {
  const february = periodAt('month', at('2028-02-29T12:00:00+08:00'));
  expect([february.from, february.until]).toEqual([
    at('2028-02-01T00:00:00+08:00'),
    at('2028-03-01T00:00:00+08:00'),
  ]);
});

test('the period before ends where the next begins; once has none', () => {
  for (const name of ['day', 'week', 'month'] as const) {
    const now = periodAt(name, at('2026-11-27T04:00:00Z'));
    expect(periodBefore(name, now)?.until).toBe(now.from);
  }
  expect(periodBefore('once', periodAt('once', 0))).toBeUndefined();
});

test('an hour is the one that a moment falls in', () => {
  expect(hourOf(at('2026-11-27T04:59:59.999Z'))).toBe(at('2026-11-27T04:00:00Z'));
});

test('every moment lies in one period, which begins and ends with an hour', () => {
  const moments = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
  fc.assert(
    fc.property(moments, fc.constantFrom('day', 'week', 'month'), (moment, name) => {
      const { key, from, until } = periodAt(name, moment);
      expect(from <= moment && moment < until).toBe(true);
      expect([hourOf(from), hourOf(until)]).toEqual([from, until]);
      expect([periodAt(name, from).key, periodAt(name, until - 1).key]).toEqual([key, key]);
      expect(periodAt(name, until).from).toBe(until);
      expect(periodAt(name, until).key).not.toBe(key);
    }),
  );
});
