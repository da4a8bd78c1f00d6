// Facts of drawn numbers as one figure, and conditions on them. A condition is data: a fact of some
// of the numbers, and the values that meet it.
import { shared, total } from './combinatorics.ts';

/** The patterns of three digits; the first that fits decides, and 9 stands beside 0. */
export const threePatterns = ['triple', 'straight', 'pair', 'half-straight', 'mixed'] as const;

/** The patterns of five digits; the first that fits decides, and 9 stands beside 0. */
export const fivePatterns = [
  'five',
  'four',
  'full-house',
  'straight',
  'trips',
  'two-pair',
  'pair',
  'high',
] as const;

/** No three of the five digits add up to a whole ten. */
export const noBull = -1;

export const sumOf = total;

export function spanOf(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}

const facts = {
  sum: sumOf,
  span: spanOf,
  'sum-tail': (numbers: readonly number[]) => sumOf(numbers) % 10,
  'digit-sum': ([number = 0]: readonly number[]) => Math.floor(number / 10) + (number % 10),
  /** 1 where the first is higher than the second, −1 where it is lower. */
  compare: ([one = 0, other = 0]: readonly number[]) => Math.sign(one - other),
  /** How often the most frequent number comes. */
  alike: (numbers: readonly number[]) =>
    Math.max(...numbers.map((number) => numbers.filter((one) => one === number).length)),
  odds: (numbers: readonly number[]) => numbers.filter((number) => number % 2 === 1).length,
  middle: (numbers: readonly number[]) =>
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0,
  /** How many numbers are at most 40. */
  'low-40': (numbers: readonly number[]) => numbers.filter((number) => number <= 40).length,
  'three-pattern': threePattern,
  'five-pattern': fivePattern,
  bull,
  /** Of three dice: whether they follow each other, without a cycle. */
  'run-of-three': (numbers: readonly number[]) =>
    new Set(numbers).size === 3 && spanOf(numbers) === 2 ? 1 : 0,
} as const;

export type FactName = keyof typeof facts;

export interface Condition {
  readonly of: FactName;
  /** Which of the numbers that the play looks at; all of them where none are named. */
  readonly at?: readonly number[];
  readonly from?: number;
  readonly to?: number;
  readonly oneOf?: readonly number[];
  /** 1 for odd values, 0 for even ones. */
  readonly parity?: 0 | 1;
  /** What must not hold besides. */
  readonly but?: Condition;
}

/** The condition as a test of the numbers that a play looks at. */
export function meets(condition: Condition): (window: readonly number[]) => boolean {
  const { at, from = -Infinity, to = Infinity, oneOf, parity, but } = condition;
  const excluded = but === undefined ? undefined : meets(but);
  const fact: (numbers: readonly number[]) => number = facts[condition.of];
  return (window) => {
    const value = fact(at === undefined ? window : at.map((place) => window[place] ?? -1));
    if (value < from || value > to) return false;
    if (oneOf !== undefined && !oneOf.includes(value)) return false;
    if (parity !== undefined && value % 2 !== parity) return false;
    return excluded?.(window) !== true;
  };
}

function threePattern(numbers: readonly number[]): number {
  const different = new Set(numbers).size;
  if (different === 1) return 0;
  if (different === 2) return 2;
  const steps = cyclicSteps(numbers);
  if (steps === 2) return 1;
  return steps === 1 ? 3 : 4;
}

function fivePattern(numbers: readonly number[]): number {
  const counts = [...new Set(numbers)]
    .map((number) => numbers.filter((one) => one === number).length)
    .sort((one, other) => other - one);
  const [most, next] = counts;
  if (most === 5) return 0;
  if (most === 4) return 1;
  if (most === 3) return next === 2 ? 2 : 4;
  if (most === 2) return next === 2 ? 5 : 6;
  return cyclicSteps(numbers) === 4 ? 3 : 7;
}

// Of how many of the numbers the next higher one is there too; 0 follows 9.
function cyclicSteps(numbers: readonly number[]): number {
  return shared(
    numbers.map((number) => (number + 1) % 10),
    numbers,
  );
}

// If three of five add up to a whole ten, the other two have the tail of the whole sum: 0 is ten.
function bull(numbers: readonly number[]): number {
  const all = sumOf(numbers);
  for (let one = 0; one < 4; one += 1)
    for (let other = one + 1; other < 5; other += 1)
      if ((all - (numbers[one] ?? 0) - (numbers[other] ?? 0)) % 10 === 0) return all % 10 || 10;
  return noBull;
}
