// The plays of ten numbers in the order of their places. The first two add up to an odd sum more
// often than to an even one: their odds differ.
import type { Mechanic, PlaySet } from '../definition.ts';
import { numbered, type Listed } from '../listing.ts';
import { pk10 } from '../kinds.ts';
import type { Option } from '../mechanics/options.ts';

const places = Array.from({ length: 10 }, (_, place) => place);
const answers = (options: readonly Option[]): Mechanic => ({ by: 'options', options });

const firsts: Listed = [1, 2, 3, 4, 5, 6].map((count) => [
  `Q${count}_DIRECT`,
  places.slice(0, count),
  { by: 'straight' },
]);

const halves: readonly Option[] = [
  { name: 'big', wins: { of: 'sum', from: 6 }, chance: [1, 2] },
  { name: 'small', wins: { of: 'sum', to: 5 }, chance: [1, 2] },
  { name: 'odd', wins: { of: 'sum', parity: 1 }, chance: [1, 2] },
  { name: 'even', wins: { of: 'sum', parity: 0 }, chance: [1, 2] },
];

const dragonTiger: readonly Option[] = [
  { name: 'dragon', wins: { of: 'compare', oneOf: [1] }, chance: [1, 2] },
  { name: 'tiger', wins: { of: 'compare', oneOf: [-1] }, chance: [1, 2] },
];

const twoCounts = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
const threeCounts = [
  6, 6, 12, 18, 24, 30, 42, 48, 54, 60, 60, 60, 60, 54, 48, 42, 30, 24, 18, 12, 6, 6,
];

const sums = (counts: readonly number[], lowest: number, outcomes: number): readonly Option[] =>
  counts.map((wins, index) => ({
    name: String(index + lowest),
    wins: { of: 'sum', oneOf: [index + lowest] },
    chance: [wins, outcomes],
  }));

const twoSums: readonly Option[] = [
  { name: 'big', wins: { of: 'sum', from: 12 }, chance: [40, 90] },
  { name: 'small', wins: { of: 'sum', to: 11 }, chance: [50, 90] },
  { name: 'odd', wins: { of: 'sum', parity: 1 }, chance: [50, 90] },
  { name: 'even', wins: { of: 'sum', parity: 0 }, chance: [40, 90] },
  ...sums(twoCounts, 3, 90),
];

const numbers: readonly Option[] = places.map((index) => ({
  name: String(index + 1).padStart(2, '0'),
  wins: { of: 'sum', oneOf: [index + 1] },
  chance: [1, 10],
}));

const shared: Listed = [
  ...[0, 1, 2, 3, 4].map((place): Listed[number] => [
    `LH_${place + 1}V${10 - place}`,
    [place, 9 - place],
    answers(dragonTiger),
  ]),
  ['SUM2', [0, 1], answers(twoSums)],
  ['SUM3', [0, 1, 2], answers(sums(threeCounts, 6, 720))],
];

export const pk10Plays: PlaySet = {
  kind: pk10,
  plays: [
    ...numbered(
      [
        ...firsts,
        ['POS', places, { by: 'places' }],
        ...places.map((place): Listed[number] => [`HALF${place + 1}`, [place], answers(halves)]),
        ...shared,
      ],
      4001,
      'prize',
    ),
    ...numbered(
      [
        ...places.map((place): Listed[number] => [
          `C_BALL${place + 1}`,
          [place],
          answers([...halves, ...numbers]),
        ]),
        ...shared.map(([code, at, mechanic]): Listed[number] => [`C_${code}`, at, mechanic]),
      ],
      4801,
      'odds',
    ),
  ],
};
