// A limit is typed as an amount; an empty field is no limit, and zero limits exposure alone.
import { expect, test } from 'vitest';
import { limitOf, typedLimit } from './limit-entry.ts';

test.each([
  ['', null],
  ['  ', null],
  ['100', '100'],
  ['100.', '100'],
  ['0', undefined],
  ['1.005', undefined],
  ['much', undefined],
] as const)('%o typed is %o', (typed, limit) => {
  expect(limitOf(typed)).toBe(limit);
});

test('an exposure of nothing sells no more', () => {
  expect(limitOf('0', true)).toBe('0');
  expect([typedLimit(null), typedLimit('100.00')]).toEqual(['', '100']);
});
