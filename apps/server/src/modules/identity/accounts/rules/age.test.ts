// A year of age begins on the birthday, and a day that no calendar has is no birthday.
import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

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
