// Proves that words are counted in languages with and without spaces between them.
import { expect, test } from 'vitest';
import { countWords } from './words.ts';

test.each([
  ['', 0],
  ['… !! ?', 0],
  ['My deposit is late.', 4],
  ['Saya belum menerima dana', 4],
  ['ฉันรักคุณ', 3],
])('"%s" has %d words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
