// Lists that staff type: spaces and empty places do no harm, and what is no address is passed over.
import { expect, test } from 'vitest';
import { originsOf, wordsOf } from './word-list.ts';

test('words are parted by commas, whatever stands around them', () => {
  expect(wordsOf(' AV, AI ,,IMES ')).toEqual(['AV', 'AI', 'IMES']);
  expect(wordsOf('')).toEqual([]);
});

test('addresses become origins, others are passed over', () => {
  const text = 'https://a.example/path, http://b.example:8080, ftp://c.example, javascript:x, d';
  expect(originsOf(text)).toEqual(['https://a.example', 'http://b.example:8080']);
});
