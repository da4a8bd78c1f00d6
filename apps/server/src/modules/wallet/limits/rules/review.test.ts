// Proves the months of reviews and inactive accounts: no month is skipped at its end, and an
// account is told so many days before it counts as inactive.
import { expect, test } from 'vitest';
import { dormancyAt, monthsFrom, nextReview } from './review.ts';

const at = (text: string) => Date.parse(text);

// @proves R47
test.each([
  ['2026-01-15T10:00:00Z', 6, '2026-07-15T10:00:00Z'],
  ['2026-08-31T00:00:00Z', 6, '2027-02-28T00:00:00Z'],
  ['2027-03-31T00:00:00Z', -1, '2027-02-28T00:00:00Z'],
  ['2026-01-15T10:00:00Z', -12, '2025-01-15T10:00:00Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(monthsFrom(at(from), months)).toBe(at(to));
});

test('with no months nobody is invited', () => {
  expect(nextReview(0, 0)).toBeNull();
});

// @proves R38
test('an account is told thirty days before the twelve months are over', () => {
  const now = at('2027-01-31T00:00:00Z');
  const { dormantBefore, noticeBefore, noticedBefore } = dormancyAt(now, {
    months: 12,
    noticeDays: 30,
  });
  expect(dormantBefore).toBe(at('2026-01-31T00:00:00Z'));
  expect(noticeBefore).toBe(at('2026-03-02T00:00:00Z'));
  expect(noticedBefore).toBe(at('2027-01-01T00:00:00Z'));
});
