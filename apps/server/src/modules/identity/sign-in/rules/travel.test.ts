// Manila to Paris is impossible in an hour and possible in a day, and a slightly wrong look-up
// raises no flag.
import { expect, test } from 'vitest';
import { isImpossible, kilometresBetween } from './travel.ts';

const hourMs = 3_600_000;
const manila = { latitude: 14.6, longitude: 121, at: 0 };
const paris = { latitude: 48.9, longitude: 2.4, at: 0 };
const cebu = { latitude: 10.3, longitude: 123.9, at: 0 };

// @proves R23
test('great-circle distances match an atlas', () => {
  expect(kilometresBetween(manila, paris)).toBeGreaterThan(10_600);
  expect(kilometresBetween(manila, paris)).toBeLessThan(10_850);
  expect(kilometresBetween(manila, manila)).toBe(0);
});

test.each([
  [paris, 1, true],
  [paris, 24, false],
  [cebu, 0, true],
  [cebu, 1, false],
  [manila, 0, false],
])('to %j in %d hours is impossible: %s', (to, hours, expected) => {
  expect(isImpossible(manila, { ...to, at: hours * hourMs })).toBe(expected);
});
