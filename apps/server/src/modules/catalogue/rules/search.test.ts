// Finding names: every entry once and in order, and never across two entries.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '@baize/contract/words';
import { indexNames } from './search.ts';

test('entries that hold the words are found once, in order', () => {
  const index = indexNames(['lotus lotus', 'river', 'golden lotus']);
  expect(index.find('LOTUS')).toEqual([0, 2]);
  expect(index.find('r')).toEqual([1]);
  expect(index.find('s r')).toEqual([]);
  expect(index.find('')).toEqual([0, 1, 2]);
});

test('the index finds the same entries as a scan', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), words, (texts, wanted) => {
      const plain = texts.map(plainText);
      const expected = plain.flatMap((text, at) => (text.includes(plainText(wanted)) ? [at] : []));
      expect(indexNames(plain).find(wanted)).toEqual(expected);
    }),
  );
});
