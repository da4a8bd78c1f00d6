// Rows change places, and an order counts only for the rows it was made of.
import { expect, test } from 'vitest';
import { isSameSet, swapped } from './order.ts';

test('two rows change places, the others stay', () => {
  expect(swapped(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['a', 'd', 'c', 'b']);
});

test('an order fits the same rows in any order, and no others', () => {
  expect(isSameSet(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(isSameSet(['a', 'b'], ['a', 'c'])).toBe(false);
  expect(isSameSet(['a'], ['a', 'b'])).toBe(false);
});
