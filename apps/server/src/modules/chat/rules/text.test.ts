// Proves that a kept message has nothing in it that turns, hides or piles up letters, and that
// cleaning twice changes nothing more.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, lengthOf } from './text.ts';

test.each([
  ['  hello  ', 'hello'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\n\n\n\n\nb', 'a\n\nb'],
  ['safe\u202Etxt.exe', 'safetxt.exe'],
  ['no\u200Bthing\u0000', 'nothing'],
  ['Z\u0336\u0335\u0334\u0338\u0337', 'Z\u0336\u0335\u0334'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['ผู้ใช้', 'ผู้ใช้'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['half \ud83d', 'half'],
])('%j is kept as %j', (written, kept) => {
  expect(cleanText(written)).toBe(kept);
});

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const once = cleanText(written);
      expect(cleanText(once)).toBe(once);
    }),
  );
});

test('length is counted in characters', () => {
  expect(lengthOf('a😀ñ')).toBe(3);
});
