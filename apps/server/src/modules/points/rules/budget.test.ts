// Budgets of points leave the smaller of day and month, and never less than nothing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capsOf, leftOf, opensAt } from './budget.ts';

const none = { pointsDay: null, pointsMonth: null, moneyDay: null, moneyMonth: null };
// The 30th of November, 23:59:59 of the house's clock.
const lateNight = Date.parse('2026-11-30T15:59:59Z');
const midnight = lateNight + 1000;

test('without caps nothing is limited', () => {
  const caps = capsOf({ budget: none }, 'points');
  expect(leftOf(caps, { day: 9n, month: 99n })).toBeNull();
  expect(opensAt(caps, { day: 9n, month: 99n }, 1n, lateNight)).toBeNull();
});

test('of 1,000 a day and 5,000 a month the smaller rest is left', () => {
  const caps = capsOf({ budget: { ...none, pointsDay: 1000, pointsMonth: 5000 } }, 'points');
  expect(leftOf(caps, { day: 300n, month: 300n })).toBe(700n);
  expect(leftOf(caps, { day: 300n, month: 4900n })).toBe(100n);
  expect(leftOf(caps, { day: 1200n, month: 1200n })).toBe(0n);
});

test('money is counted in units, apart from points', () => {
  const budget = { ...none, pointsDay: 1, moneyDay: '12.5' };
  expect(capsOf({ budget }, 'money')).toEqual({ day: 125_000n, month: null });
});

test('a spent day opens at midnight, a spent month with the next month', () => {
  const caps = { day: 10n, month: 40n };
  expect(opensAt(caps, { day: 9n, month: 39n }, 1n, lateNight)).toBeNull();
  expect(opensAt(caps, { day: 10n, month: 20n }, 1n, lateNight)).toBe(midnight);
  expect(opensAt(caps, { day: 0n, month: 40n }, 1n, midnight)).toBe(
    Date.parse('2026-12-31T16:00:00Z'),
  );
});

test('no more is left than either cap allows', () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000n });
  const cap = fc.option(amount);
  fc.assert(
    fc.property(cap, cap, amount, amount, (day, month, today, before) => {
      const spent = { day: today, month: today + before };
      const left = leftOf({ day, month }, spent);
      if (left === null) return day === null && month === null;
      const reaches = (most: bigint | null, had: bigint) =>
        left === 0n || most === null || had + left <= most;
      return left >= 0n && reaches(day, spent.day) && reaches(month, spent.month);
    }),
  );
});
