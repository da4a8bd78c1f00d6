// A streak is the longest run that the last draws end with; short ones and pushes are none.
import { drawKinds } from '@baize/engines';
import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

const kindOf = (code: string) => drawKinds.find((kind) => kind.code === code) ?? expect.fail(code);
const draws = (...all: number[][]) => all.map((numbers) => ({ numbers }));

test('the longer of two runs counts, from the newest draw on', () => {
  const told = draws([9, 9, 9], [9, 9, 8], [9, 9, 9], [9, 9, 9], [0, 0, 1]);
  expect(streakOf(kindOf('PCB'), told)).toEqual({ mark: 'big', length: 4 });
});

test('two of a kind are no streak, nor are numbers that give the stake back', () => {
  expect(streakOf(kindOf('PCB'), draws([9, 9, 9], [9, 9, 8], [0, 0, 1]))).toBeUndefined();
  const push = Array.from({ length: 4 }, () => [1, 2, 3, 4, 5, 6, 49]);
  expect(streakOf(kindOf('LHC'), draws(...push))).toEqual({ mark: 'green', length: 4 });
});
