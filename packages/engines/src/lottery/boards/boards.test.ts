// Result boards and the sets that players pick at once.
import { expect, test } from 'vitest';
import { drawKinds } from '../kinds.ts';
import { animalTails, numbersInSteps, numbersOfHalf } from './number-sets.ts';
import { prizesOf } from './prizes.ts';
import { absenceOf, headsTable, tailsTable } from './tails.ts';

test('the prizes of a board take each place of the draw once', () => {
  for (const { code, places } of drawKinds) {
    const prizes = prizesOf(code as Parameters<typeof prizesOf>[0]);
    if (prizes.length === 0) continue;
    const at = prizes.flatMap((prize) => prize.at);
    expect(at, code).toEqual(Array.from({ length: places }, (_, place) => place));
  }
  expect(prizesOf('VN_N')[3]).toEqual({ name: 'third', at: [4, 5, 6, 7, 8, 9] });
});

test('tails stand by their tens and by their units digit, as often as they came', () => {
  const drawn = [89_851, 4401, 8401, 6, 51];
  const heads = headsTable(drawn);
  expect([heads[0], heads[5], heads[9]]).toEqual([[1, 1, 6], [1, 1], []]);
  const tails = tailsTable(drawn);
  expect([tails[1], tails[6], tails[0]]).toEqual([[0, 0, 5, 5], [0], []]);
});

test('a tail of the newest draw is absent for none, one of no draw for all', () => {
  const absent = absenceOf([
    [12_305, 60],
    [99_999, 5],
  ]);
  expect([absent[5], absent[60], absent[99], absent[0]]).toEqual([0, 0, 1, 2]);
});

test('steps, halves and animals name their numbers', () => {
  expect(numbersInSteps({ from: 10, to: 40, step: 10 })).toEqual([10, 20, 30, 40]);
  expect(numbersInSteps({ from: 9, to: 4, step: -2 })).toEqual([9, 7, 5]);
  expect(numbersInSteps({ from: 1, to: 5, step: 0 })).toEqual([]);
  expect(numbersInSteps({ from: 1, to: 5, step: -1 })).toEqual([]);
  expect(numbersOfHalf('big', 2)).toEqual(numbersInSteps({ from: 50, to: 99, step: 1 }));
  expect(numbersOfHalf('even', 2)).toEqual(numbersInSteps({ from: 0, to: 98, step: 2 }));
  expect([numbersOfHalf('small', 2), numbersOfHalf('odd', 2)].map(({ length }) => length)).toEqual([
    50, 50,
  ]);
  const animals = Object.values(animalTails).flat();
  expect(new Set(animals).size).toBe(animals.length);
});
