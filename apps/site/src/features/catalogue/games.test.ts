// A game's return is written in the format of the reader's language and never changed.
import { expect, test } from 'vitest';
import { type Game, returnText } from './games.ts';

// @proves R92
test.each([
  ['96.02%', 'en', '96.02%'],
  ['96.02%', 'pt-BR', '96,02%'],
  ['96.20%', 'id', '96,20%'],
  ['96.2505%', 'vi', '96,2505%'],
  ['97%', 'pt-BR', '97%'],
  ['', 'ja', ''],
])('%s in %s: %s', (returnPercent, tag, shown) => {
  expect(returnText({ tag } as never, { returnPercent } as Game)).toBe(shown);
});
