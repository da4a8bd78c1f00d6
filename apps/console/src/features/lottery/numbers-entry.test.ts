// Numbers of a result are read however staff part them, and a wrong one is named.
import { expect, test } from 'vitest';
import { drawKindOf } from './game-facts.ts';
import { readNumbers } from './numbers-entry.ts';

test.each([
  ['SSC_DAY', '12345', [1, 2, 3, 4, 5]],
  ['SSC_DAY', ' 1 2,3, 4;5 ', [1, 2, 3, 4, 5]],
  ['11X5_DAY', '01 11 3 7 9', [1, 11, 3, 7, 9]],
  ['LHC_WEEK', '01,02,03,04,05,06,49', [1, 2, 3, 4, 5, 6, 49]],
] as const)('%s %s', (gameCode, typed, numbers) => {
  expect(readNumbers(drawKindOf(gameCode), typed)).toEqual({ numbers });
});

test.each([
  ['SSC_DAY', '1234', 'places-wrong'],
  ['SSC_DAY', '', 'places-wrong'],
  ['11X5_DAY', '1 2 3 4 12', 'number-unknown'],
  ['11X5_DAY', '1 2 3 4 4', 'number-repeated'],
  ['SSC_DAY', '1 2 3 4 x', 'number-unknown'],
  ['NO_GAME', '12345', 'number-unknown'],
] as const)('%s %s: %s', (gameCode, typed, fault) => {
  expect(readNumbers(drawKindOf(gameCode), typed)).toEqual({ fault });
});
