// A pager always offers the first, the last and the present page, in order, without repeating.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagerItems } from './pager-items.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 10, '1 2 3 gap-after 10'],
  [5, 10, '1 gap-before 4 5 6 gap-after 10'],
  [10, 10, '1 gap-before 8 9 10'],
  [3, 10, '1 2 3 4 gap-after 10'],
  [4, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %s of %s', (page, pages, shown) => {
  expect(pagerItems(page, pages).join(' ')).toBe(shown);
});

test('a pager without pages is empty', () => {
  expect(pagerItems(1, 0)).toEqual([]);
});

// @proves L131
test('first, last and present are there once each, in order, and a gap hides at least two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)];
      const items = pagerItems(page, pages);
      const numbers = items.filter((item) => typeof item === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      items.forEach((item, at) => {
        if (typeof item === 'number') return;
        expect(Number(items[at + 1]) - Number(items[at - 1])).toBeGreaterThan(2);
      });
    }),
  );
});
