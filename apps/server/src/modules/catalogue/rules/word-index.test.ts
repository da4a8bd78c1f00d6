// The index of words finds what looking at each name finds, whatever is typed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsFit, wordsIn } from '@baize/contract';
import { indexWords } from './word-index.ts';

test('it ranks exactly as comparing each name does', () => {
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

test('nothing typed finds nothing', () => {
  expect(indexWords(['lotus']).rank(' -- ')).toEqual([]);
});
