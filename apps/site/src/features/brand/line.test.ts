// Only an address that has answered can be the quickest.
import { expect, test } from 'vitest';
import { fastestOf } from './line.ts';

test.each([
  [[], undefined],
  [[undefined, null], undefined],
  [[40, undefined, 12, null], 2],
  [[null, 7], 1],
])('%j: %s', (lines, place) => {
  expect(fastestOf(lines)).toBe(place);
});
