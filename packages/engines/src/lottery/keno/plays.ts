// The plays of twenty of eighty numbers: numbers picked, paid by how many are drawn, and answers to
// the sum of the draw and to its halves.
import { chooseExactly } from '../combinatorics.ts';
import type { Mechanic, PlaySet } from '../definition.ts';
import { numbered, type Listed } from '../listing.ts';
import { keno } from '../kinds.ts';
import type { Chance, Option } from '../mechanics/options.ts';

const all = Array.from({ length: 20 }, (_, place) => place);
const outcomes = chooseExactly(80, 20);
const of = (ways: bigint): Chance => [String(ways), String(outcomes)];

/** By numbers picked: with how many drawn they win, and which hundredth of the return each pays. */
const shares: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 100 },
  2: { 2: 100 },
  3: { 2: 55, 3: 45 },
  4: { 2: 40, 3: 35, 4: 25 },
  5: { 3: 40, 4: 35, 5: 25 },
  6: { 3: 35, 4: 30, 5: 20, 6: 15 },
  7: { 4: 40, 5: 30, 6: 20, 7: 10 },
  8: { 0: 10, 5: 35, 6: 25, 7: 20, 8: 10 },
  9: { 0: 10, 5: 30, 6: 25, 7: 20, 8: 10, 9: 5 },
  10: { 0: 10, 5: 25, 6: 25, 7: 20, 8: 10, 9: 6, 10: 4 },
};

const picks: Listed = Object.entries(shares).map(([take, parts]) => [
  `PICK${take}`,
  all,
  {
    by: 'matches',
    take: Number(take),
    most: 15,
    wins: Object.entries(parts).map(([matched, part]) => ({
      matched: Number(matched),
      share: [part, 100],
    })),
  },
]);

/** Draws that add up to just 810; all others lie evenly on both sides of it. */
const drawsAt810 = 15_542_763_534_960_598n;
const drawsAbove = (outcomes - drawsAt810) / 2n;

/** Draws with so many of forty numbers that lie in one half. */
const withHalf = (from: number, to: number, step = 1): bigint => {
  let ways = 0n;
  for (let count = from; count <= to; count += step)
    ways += chooseExactly(40, count) * chooseExactly(40, 20 - count);
  return ways;
};

const sum: readonly Option[] = [
  { name: 'big', wins: { of: 'sum', from: 811 }, chance: of(drawsAbove) },
  { name: 'small', wins: { of: 'sum', to: 809 }, chance: of(drawsAbove) },
  { name: 'middle', wins: { of: 'sum', oneOf: [810] }, chance: of(drawsAt810) },
  { name: 'odd', wins: { of: 'sum', parity: 1 }, chance: of(withHalf(1, 19, 2)) },
  { name: 'even', wins: { of: 'sum', parity: 0 }, chance: of(withHalf(0, 20, 2)) },
];

const halves: readonly Option[] = [
  { name: 'low', wins: { of: 'low-40', from: 11 }, chance: of(withHalf(11, 20)) },
  { name: 'high', wins: { of: 'low-40', to: 9 }, chance: of(withHalf(0, 9)) },
  { name: 'level', wins: { of: 'low-40', oneOf: [10] }, chance: of(withHalf(10, 10)) },
  { name: 'more-odd', wins: { of: 'odds', from: 11 }, chance: of(withHalf(11, 20)) },
  { name: 'more-even', wins: { of: 'odds', to: 9 }, chance: of(withHalf(0, 9)) },
  { name: 'even-odd', wins: { of: 'odds', oneOf: [10] }, chance: of(withHalf(10, 10)) },
];

const answers = (options: readonly Option[]): Mechanic => ({ by: 'options', options });

export const kenoPlays: PlaySet = {
  kind: keno,
  plays: [
    ...numbered(picks, 8001, 'prize'),
    ...numbered(
      [
        ['C_SUM', all, answers(sum)],
        ['C_HALVES', all, answers(halves)],
      ],
      8801,
      'odds',
    ),
  ],
};
