// Search matches names regardless of case, accents or marks. One typing error in a longer word is
// forgiven and ranks last; one unmatched word rejects the query.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, wordFit, wordsFit, wordsIn } from './words.ts';

test.each([
  ['Café', 'cafe'],
  ['Đà Nẵng', 'da nang'],
  ['  Two   words ', 'two words'],
  ['Ｓlot', 'slot'],
])('%s reads as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('words are separated by anything but letters and digits', () => {
  expect(wordsIn('Monsoon-243: Café (Đà)')).toEqual(['monsoon', '243', 'cafe', 'da']);
  expect(wordsIn(' … ')).toEqual([]);
});

test('the same word fits better than a beginning, that than a part, that than a slip', () => {
  const ranks = ['lotus', 'lotuses', 'xlotusx', 'lotos', 'lotosses', 'river'].map((word) =>
    wordFit('lotus', word),
  );
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(ranks.at(-1)).toBe(0);
});

test.each([
  ['lotis', 'lotus', 'another letter'],
  ['lottus', 'lotus', 'one too many'],
  ['ltus', 'lotus', 'one too few'],
  ['ltous', 'lotus', 'two changed'],
  ['lotuss', 'lotus', 'one more at the end'],
  ['glden', 'goldenrod', 'in a beginning'],
])('%s finds %s: %s', (wanted, word) => {
  expect(wordFit(wanted, word)).toBeGreaterThan(0);
});

test.each([
  ['lot', 'let'],
  ['lotos', 'latas'],
  ['o', 'lotus'],
])('%s does not find %s', (wanted, word) => {
  expect(wordFit(wanted, word)).toBe(0);
});

test('one sign of Chinese is enough, wherever it stands', () => {
  expect(wordFit('龙', '金龙传奇')).toBeGreaterThan(0);
});

test('every wanted word must fit', () => {
  expect(wordsFit(['golden', 'lotis'], ['golden', 'lotus', '20'])).toBeGreaterThan(0);
  expect(wordsFit(['golden', 'river'], ['golden', 'lotus'])).toBe(0);
});

test('any one slip in any word of four letters or more is forgiven', () => {
  const letter = fc.constantFrom(...'abcdefghij');
  const word = fc.string({ unit: letter, minLength: 5, maxLength: 9 });
  fc.assert(
    fc.property(word, fc.nat(), letter, fc.nat(3), (whole, place, other, kind) => {
      const at = place % (whole.length - 1);
      const slips = [
        whole.slice(0, at) + other + whole.slice(at + 1),
        whole.slice(0, at) + whole.slice(at + 1),
        whole.slice(0, at) + other + whole.slice(at),
        whole.slice(0, at) + whole[at + 1] + whole[at] + whole.slice(at + 2),
      ];
      expect(wordFit(slips[kind] ?? '', whole)).toBeGreaterThan(0);
    }),
  );
});
