// A typed multiplier is read to the hundredth, or not at all.
import { expect, test } from 'vitest';
import { printMultiplier, readMultiplier } from './multiplier-text.ts';

test.each([
  ['2', 200],
  ['2.5', 250],
  ['2,53', 253],
  [' 1.01× ', 101],
  ['10000', 1_000_000],
  ['1', undefined],
  ['1.00', undefined],
  ['10000.01', undefined],
  ['2.555', undefined],
  ['-2', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%j is %j', (text, hundredths) => {
  expect(readMultiplier(text)).toBe(hundredths);
});

test('a multiplier is shown with two places', () => {
  expect(printMultiplier(253, 'en')).toBe('2.53×');
  expect(printMultiplier(123_456, 'id')).toBe('1.234,56×');
});
