// Searches are stored newest first, each once, few of them, and are cleared when asked; foreign
// values are ignored.
import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('searches are listed newest first, each once, six at most', () => {
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', ' Three ', '']) {
    keepSearch(words);
  }
  expect(recentSearches()).toEqual(['Three', 'seven', 'six', 'five', 'four', 'two']);
});

test('they are forgotten when asked', () => {
  keepSearch('lotus');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '7', '{"a":1}', '[1,null,"x"]'])('%s in its place breaks nothing', (text) => {
  localStorage.setItem('searches', text);
  expect(recentSearches().every((one) => typeof one === 'string')).toBe(true);
});
