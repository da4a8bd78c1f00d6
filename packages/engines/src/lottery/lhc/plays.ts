// The plays of six main numbers and a special one of 49, at decimal odds. Animals and elements
// follow the lunar year of the draw, so that the plays of one year are not those of the next.
import type { Mechanic, PlaySet } from '../definition.ts';
import { numbered, type Listed } from '../listing.ts';
import { lhc } from '../kinds.ts';
import type { Option } from '../mechanics/options.ts';
import {
  eachColour,
  eachNumber,
  elementAnswers,
  halfColours,
  halves,
  totals,
  zodiacAnswers,
} from './answers.ts';
import { yearZodiac, zodiacNumbers, zodiacs } from './calendar.ts';

const mains = [0, 1, 2, 3, 4, 5];
const special = [6];
const all = [...mains, ...special];

const answers = (options: readonly Option[]): Mechanic => ({ by: 'options', options });
const hits = (take: number, matched = take): Mechanic => ({
  by: 'matches',
  take,
  wins: [{ matched }],
});

const numbers: Listed = [
  ['SPECIAL', special, answers(eachNumber)],
  ['SPECIAL_HALVES', special, answers(halves)],
  ['SPECIAL_COLOUR', special, answers(eachColour)],
  ['SPECIAL_HALF_COLOUR', special, answers(halfColours)],
  ...mains.flatMap((place): Listed => [
    [`MAIN${place + 1}`, [place], answers(eachNumber)],
    [`MAIN${place + 1}_HALVES`, [place], answers(halves)],
    [`MAIN${place + 1}_COLOUR`, [place], answers(eachColour)],
  ]),
  ['TOTAL', all, answers(totals)],
];

const picks: Listed = [
  ['MAIN_ANY', mains, hits(1)],
  ['MATCH2', mains, hits(2)],
  ['MATCH3', mains, hits(3)],
  ['MATCH4', mains, hits(4)],
  [
    'MATCH3_2',
    mains,
    {
      by: 'matches',
      take: 3,
      wins: [
        { matched: 2, share: [7, 8] },
        { matched: 3, share: [1, 8] },
      ],
    },
  ],
  [
    'MATCH2_SPECIAL',
    all,
    {
      by: 'with-special',
      shares: [
        [4, 5],
        [1, 5],
      ],
    },
  ],
  ['SPECIAL_STRING', all, { by: 'with-special', shares: [[1, 1]] }],
  ...[5, 6, 7, 8, 9, 10, 11, 12].map((take): Listed[number] => [`MISS${take}`, all, hits(take, 0)]),
];

interface NamedSets {
  readonly names: readonly string[];
  readonly sets: readonly (readonly number[])[];
  readonly odd: number;
}

/** Numbers by their last digit; there is no number 00. */
const tails: NamedSets = {
  names: Array.from({ length: 10 }, (_, tail) => String(tail)),
  sets: Array.from({ length: 10 }, (_, tail) =>
    Array.from({ length: 49 }, (_one, index) => index + 1).filter((number) => number % 10 === tail),
  ),
  odd: 0,
};

const setPlays = (code: string, named: NamedSets, most: number): Listed =>
  Array.from({ length: most }, (_, index) => index + 1).flatMap((take): Listed => [
    [`${code}${take}`, all, { by: 'sets', ...named, take, wins: 'hit' }],
    [`${code}${take}_MISS`, all, { by: 'sets', ...named, take, wins: 'miss' }],
  ]);

/** Two to eight answers in one bet: one of each number, of the special one its size and parity. */
const parlays: Listed = [
  [
    'PARLAY',
    all,
    {
      by: 'parlay',
      options: [...halves, ...eachColour],
      least: 2,
      most: 8,
      two: {
        place: 6,
        of: [
          ['big', 'small'],
          ['odd', 'even'],
        ],
      },
    },
  ],
];

/** The plays of a lunar year. */
export function lhcPlays(year: number): PlaySet {
  const animals = { names: zodiacs, sets: zodiacNumbers(year), odd: yearZodiac(year) };
  return {
    kind: lhc,
    plays: [
      ...numbered(numbers, 7001, 'odds'),
      ...numbered(picks, 7101, 'odds'),
      ...numbered(
        [
          ['SPECIAL_ZODIAC', special, answers(zodiacAnswers(year))],
          ['SPECIAL_ELEMENT', special, answers(elementAnswers(year))],
          [
            'SIX_ZODIACS',
            special,
            { by: 'special-sets', names: zodiacs, sets: animals.sets, take: 6, push: 49 },
          ],
        ],
        7201,
        'odds',
      ),
      ...numbered(setPlays('ZODIAC', animals, 5), 7301, 'odds'),
      ...numbered(setPlays('TAIL', tails, 4), 7401, 'odds'),
      ...numbered(parlays, 7501, 'odds'),
    ],
  };
}
