// Proves that a fair spread of chances holds, that too many low ones and a lopsided spread do not,
// and that the distributions they are judged by are the printed ones.
import { expect, test } from 'vitest';
import { judge, judgeAll } from './judge.ts';
import {
  binomialAtLeast,
  chiSquareTail,
  erfc,
  gammaTail,
  logGamma,
  normalBelow,
  normalTwoSided,
} from './special.ts';

const even = (count: number) => Array.from({ length: count }, (_, at) => (at + 0.5) / count);

test('an even spread of chances holds', () => {
  const judged = judge('even', even(100));
  expect(judged).toMatchObject({ sequences: 100, low: 1, inBand: true, holds: true });
  expect(judged.evenness).toBeCloseTo(1, 9);
});

test('four low chances of a hundred lie in the band, five do not, and neither fails a run', () => {
  const withLow = (low: number) => [
    ...even(100 - low).map((c) => 0.02 + 0.98 * c),
    ...Array.from({ length: low }, () => 0.001),
  ];
  expect(judge('four', withLow(4))).toMatchObject({ low: 4, holds: true, inBand: false });
  expect(judge('three', withLow(3))).toMatchObject({ low: 3, holds: true, inBand: true });
  expect(judge('twelve', withLow(12))).toMatchObject({ low: 12, holds: false, inBand: false });
});

test('chances that are never low but all alike do not hold', () => {
  const alike = Array.from({ length: 100 }, () => 0.55);
  expect(judge('alike', alike)).toMatchObject({ low: 0, inBand: true, holds: false });
});

test('every test is judged over all sequences', () => {
  const judged = judgeAll([
    { one: 0.5, other: 0.001 },
    { one: 0.4, other: 0.9 },
  ]);
  expect(judged.map(({ test: name, sequences, low }) => [name, sequences, low])).toEqual([
    ['one', 2, 0],
    ['other', 2, 1],
  ]);
});

test('the distributions are those of the tables', () => {
  expect(chiSquareTail(23.589, 9)).toBeCloseTo(0.005, 5);
  expect(chiSquareTail(1.735, 9)).toBeCloseTo(0.995, 5);
  expect(chiSquareTail(162.488, 119)).toBeCloseTo(0.005, 3);
  expect(normalTwoSided(1.959_964)).toBeCloseTo(0.05, 7);
  expect(normalBelow(-1.644_854)).toBeCloseTo(0.05, 7);
  expect(erfc(-0.5)).toBeCloseTo(1.520_499_878, 9);
  expect(Math.exp(logGamma(6))).toBeCloseTo(120, 9);
  expect(gammaTail(3, 0)).toBe(1);
  // At least one of two with a third: 5/9.
  expect(binomialAtLeast(1, 2, 1 / 3)).toBeCloseTo(5 / 9, 12);
});
