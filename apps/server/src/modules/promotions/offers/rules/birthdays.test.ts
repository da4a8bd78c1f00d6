// Birthdays are those of the house's day; those of 29 February come every year.
import { expect, test } from 'vitest';
import { birthdaysOn } from './birthdays.ts';

test.each([
  ['2026-11-21T15:59:59Z', ['11-21']],
  ['2026-11-21T16:00:00Z', ['11-22']],
  ['2026-02-28T00:00:00Z', ['02-28', '02-29']],
  ['2028-02-28T00:00:00Z', ['02-28']],
  ['2028-02-29T00:00:00Z', ['02-29']],
])('at %s birthdays of %j are celebrated', (at, days) => {
  expect(birthdaysOn(Date.parse(at))).toEqual(days);
});
