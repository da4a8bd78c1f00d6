// Proves which text of an article holds and in what order articles stand.
import { expect, test } from 'vitest';
import { inPlace, namesEach, standing } from './order.ts';

const own = {
  articleId: 'a',
  version: 0,
  isHousesOwn: true,
  savedAt: null as number | null,
  savedBy: '',
  words: 1,
};
const saved = { ...own, version: 2, isHousesOwn: false, savedAt: 5, savedBy: 'ana', words: 2 };

test('the saved text holds until the newest version restores the built-in one', () => {
  expect(standing(own, undefined)).toBe(own);
  expect(standing(own, saved)).toBe(saved);
  const back = { ...saved, version: 3, isHousesOwn: true };
  expect(standing(own, back)).toEqual({ ...own, version: 3, savedAt: 5, savedBy: 'ana' });
});

test('placed articles come by place, the others after them in their own order', () => {
  const articles = ['a', 'b', 'c', 'd'].map((articleId) => ({ articleId }));
  const places = new Map([
    ['c', 1],
    ['a', 2],
  ]);
  expect(
    inPlace(articles, places)
      .map(({ articleId }) => articleId)
      .join(''),
  ).toBe('cabd');
  expect(inPlace(articles, new Map())).toEqual(articles);
});

test('an order names each article once and nothing else', () => {
  expect(namesEach(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(namesEach(['a', 'b'], ['a', 'a'])).toBe(false);
  expect(namesEach(['a', 'b'], ['a'])).toBe(false);
  expect(namesEach(['a'], ['a', 'b'])).toBe(false);
});
