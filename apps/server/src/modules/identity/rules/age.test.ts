// A year of age begins on the birthday, and a day that no calendar has is no birthday.
import { expect, test } from 'vitest';
import { ageOn, siteDayOf } from './age.ts';

test.each([
  ['2005-11-21', '2026-11-21', 21],
  ['2005-11-22', '2026-11-21', 20],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2026-11-21', '2026-11-21', 0],
])('born on %s, on %s one is %i', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

test.each(['2005-02-29', '2005-13-01', '2005-04-31', '2005-00-10', '1899-12-31', '2027-01-01', ''])(
  '%s is no birthday',
  (birthday) => {
    expect(ageOn(birthday, '2026-11-21')).toBeUndefined();
  },
);

test('the site’s day begins at midnight in GMT+8', () => {
  expect(siteDayOf(Date.UTC(2026, 10, 20, 15, 59))).toBe('2026-11-20');
  expect(siteDayOf(Date.UTC(2026, 10, 20, 16))).toBe('2026-11-21');
});
