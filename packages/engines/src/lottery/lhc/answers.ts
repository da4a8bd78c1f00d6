// The answers to one of the 49 numbers. 49 itself is neither big nor small, odd nor even: it gives
// the stake back there and in the halves of a colour, not where a number, colour or animal is
// named.
import type { Condition } from '../facts.ts';
import type { Option } from '../mechanics/options.ts';
import { elementNumbers, elements, zodiacNumbers, zodiacs } from './calendar.ts';

const numbers = Array.from({ length: 49 }, (_, index) => index + 1);

export const colours = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
} as const;

const push = { push: { of: 'sum', oneOf: [49] }, pushChance: [1, 49] } as const;

const ofNumbers = (name: string, list: readonly number[]): Option => ({
  name,
  wins: { of: 'sum', oneOf: list },
  chance: [list.length, 49],
});

/** One of the 49 numbers. */
export const eachNumber: readonly Option[] = numbers.map((number) =>
  ofNumbers(String(number).padStart(2, '0'), [number]),
);

const halfConditions: Readonly<Record<string, Condition>> = {
  big: { of: 'sum', from: 25 },
  small: { of: 'sum', to: 24 },
  odd: { of: 'sum', parity: 1 },
  even: { of: 'sum', parity: 0 },
  'digits-odd': { of: 'digit-sum', parity: 1 },
  'digits-even': { of: 'digit-sum', parity: 0 },
  'tail-big': { of: 'sum-tail', from: 5 },
  'tail-small': { of: 'sum-tail', to: 4 },
};

export const halves: readonly Option[] = Object.entries(halfConditions).map(([name, wins]) => ({
  name,
  wins,
  chance: [24, 49],
  ...push,
}));

export const eachColour: readonly Option[] = Object.entries(colours).map(([name, list]) =>
  ofNumbers(name, list),
);

const halfOf: Readonly<Record<string, (number: number) => boolean>> = {
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  big: (number) => number >= 25,
  small: (number) => number <= 24,
};

export const halfColours: readonly Option[] = Object.entries(colours).flatMap(([colour, list]) =>
  Object.entries(halfOf).map(([half, isIn]) => ({
    ...ofNumbers(
      `${colour}-${half}`,
      list.filter((number) => number < 49 && isIn(number)),
    ),
    ...push,
  })),
);

export function zodiacAnswers(year: number): readonly Option[] {
  return zodiacNumbers(year).map((list, animal) => ofNumbers(zodiacs[animal] ?? '', list));
}

export function elementAnswers(year: number): readonly Option[] {
  return elementNumbers(year).map((list, element) => ofNumbers(elements[element] ?? '', list));
}

const draws = 85_900_584;

/** Answers to the sum of all seven numbers. */
export const totals: readonly Option[] = [
  { name: 'big', wins: { of: 'sum', from: 175 }, chance: [43_428_958, draws] },
  { name: 'small', wins: { of: 'sum', to: 174 }, chance: [42_471_626, draws] },
  { name: 'odd', wins: { of: 'sum', parity: 1 }, chance: [42_949_280, draws] },
  { name: 'even', wins: { of: 'sum', parity: 0 }, chance: [42_951_304, draws] },
];
