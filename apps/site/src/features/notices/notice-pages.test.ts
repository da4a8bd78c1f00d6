// Proves the order and the pages of the notice list.
import { expect, test } from 'vitest';
import { noticesPerPage, pageOf, selectedFirst } from './notice-pages.ts';

// @proves L62
test('the pressed notice comes first, the others keep their order', () => {
  expect(selectedFirst(['a', 'b', 'c'], 1)).toEqual(['b', 'a', 'c']);
  expect(selectedFirst(['a', 'b'], 0)).toEqual(['a', 'b']);
  expect(selectedFirst(['a', 'b'], 7)).toEqual(['a', 'b']);
});

// @proves L62 L166
test('a page holds nine notices', () => {
  const all = Array.from({ length: 20 }, (_, at) => at);
  expect(noticesPerPage).toBe(9);
  expect(pageOf(all, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pageOf(all, 3)).toEqual([18, 19]);
});
