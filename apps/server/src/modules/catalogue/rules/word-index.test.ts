// For any query, the index of words finds the same names as a search through all names.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsFit, wordsIn } from '@baize/contract/words';
import { indexWords } from './word-index.ts';

test('the index ranks as a comparison of each name does', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), word, (names, typed) => {
      const wanted = wordsIn(typed);
      const expected = names.flatMap((name, entry) => {
        const fit = wanted.length === 0 ? 0 : wordsFit(wanted, wordsIn(name));
        return fit > 0 ? [{ entry, fit }] : [];
      });
      expect(indexWords(names).rank(typed)).toEqual(expected);
    }),
  );
});

test('an empty search finds nothing', () => {
  expect(indexWords(['lotus']).rank(' -- ')).toEqual([]);
});
