// The plays of three digits by their sum. Three tables for big, small and their odd and even parts:
// one pays alike at every sum; two pay more, but at 13 or 14 one gives the stake back and the other
// pays low odds.
import { choose } from '../combinatorics.ts';
import type { Mechanic, PlaySet } from '../definition.ts';
import { threePatterns, type Condition } from '../facts.ts';
import { numbered, type Listed } from '../listing.ts';
import { pcb } from '../kinds.ts';
import type { Chance, Option } from '../mechanics/options.ts';

const all = [0, 1, 2];
const outcomes = 1000;

/** Outcomes of three digits with each sum, 0 to 27. */
export const sumCounts: readonly number[] = Array.from({ length: 28 }, (_, sum) => {
  const under = (rest: number): number => (rest < 0 ? 0 : choose(rest + 2, 2));
  return under(sum) - 3 * under(sum - 10) + 3 * under(sum - 20);
});

const countOf = (sums: readonly number[]): number =>
  sums.reduce((ways, sum) => ways + (sumCounts[sum] ?? 0), 0);

const ofSums = (name: string, sums: readonly number[]): Option => ({
  name,
  wins: { of: 'sum', oneOf: sums },
  chance: [countOf(sums), outcomes],
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const parity = (sums: readonly number[], odd: 0 | 1): number[] =>
  sums.filter((sum) => sum % 2 === odd);

const big = range(14, 27);
const small = range(0, 13);

const halves: readonly (readonly [string, readonly number[]])[] = [
  ['big', big],
  ['small', small],
  ['odd', parity(range(0, 27), 1)],
  ['even', parity(range(0, 27), 0)],
  ['big-odd', parity(big, 1)],
  ['big-even', parity(big, 0)],
  ['small-odd', parity(small, 1)],
  ['small-even', parity(small, 0)],
];

const plain = halves.map(([name, sums]) => ofSums(name, sums));

/** An answer without its sums of 13 and 14, and what becomes of it there; any other has lost. */
const apartAtMiddle = (
  there: (when: Condition, chance: Chance) => Pick<Option, 'push' | 'pushChance' | 'overrides'>,
): readonly Option[] =>
  halves.map(([name, sums]) => {
    const middle: readonly number[] = sums.filter((sum) => sum === 13 || sum === 14);
    const others = sums.filter((sum) => !middle.includes(sum));
    if (middle.length === 0) return ofSums(name, sums);
    const met = there({ of: 'sum', oneOf: middle }, [countOf(middle), outcomes]);
    return { ...ofSums(name, others), ...met };
  });

const refunded = apartAtMiddle((push, pushChance) => ({ push, pushChance }));

/** The part of an answer's return that is paid at 13 or 14: at 97 % odds of 1.6166. */
const middleShare: Chance = [1, 8];
const lowered = apartAtMiddle((when, chance) => ({
  overrides: [{ when, chance, share: middleShare }],
}));

const extremes = [ofSums('extreme-big', range(22, 27)), ofSums('extreme-small', range(0, 5))];

const colours = [
  ofSums('red', [3, 6, 9, 12, 15, 18, 21, 24]),
  ofSums('green', [1, 4, 7, 10, 16, 19, 22, 25]),
  ofSums('blue', [2, 5, 8, 11, 17, 20, 23, 26]),
];

const sums = range(0, 27).map((sum) => ofSums(String(sum), [sum]));

const pattern = (name: (typeof threePatterns)[number], ways: number): Option => ({
  name,
  wins: { of: 'three-pattern', oneOf: [threePatterns.indexOf(name)] },
  chance: [ways, outcomes],
});
const patterns = [pattern('triple', 10), pattern('pair', 270), pattern('straight', 60)];

// Without the cycle 8-9-0 and 9-0-1.
const run: Option = {
  name: 'run',
  wins: { of: 'run-of-three', oneOf: [1] },
  chance: [48, outcomes],
};

const answers = (options: readonly Option[]): Mechanic => ({ by: 'options', options });

const plays: Listed = [
  ['SUM', all, answers(sums)],
  ['HALVES', all, answers([...plain, ...extremes])],
  ['COLOUR', all, answers(colours)],
  ['PATTERN', all, answers([...patterns, run])],
];

export const pcbPlays: PlaySet = {
  kind: pcb,
  plays: [
    ...numbered(plays, 5001, 'prize'),
    ...numbered(
      [
        ...plays.map(([code, at, mechanic]): Listed[number] => [`C_${code}`, at, mechanic]),
        ['C_HALVES_BACK', all, answers(refunded)],
        ['C_PACK3', all, { by: 'sum-pack', take: 3 }],
        ['C_HALVES_LOW', all, answers(lowered)],
      ],
      5801,
      'odds',
    ),
  ],
};

/** Three digits from a draw of twenty of eighty numbers, sorted: six, six and six of them added. */
export function digitsOfKeno(drawn: readonly number[]): number[] {
  const sorted = drawn.toSorted((one, other) => one - other);
  return [0, 6, 12].map(
    (from) => sorted.slice(from, from + 6).reduce((sum, number) => sum + number, 0) % 10,
  );
}
