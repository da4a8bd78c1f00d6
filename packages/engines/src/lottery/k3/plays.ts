// The plays of three dice. A single die pays once, however often it shows; the credit answers big,
// small, odd and even lose to every triple.
import type { Mechanic, PlayDefinition, PlaySet } from '../definition.ts';
import { numbered, type Listed } from '../listing.ts';
import { k3 } from '../kinds.ts';
import type { Option } from '../mechanics/options.ts';

const all = [0, 1, 2];
const outcomes = 216;
const sumCounts = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

const sums: readonly Option[] = sumCounts.map((wins, index) => ({
  name: String(index + 3),
  wins: { of: 'sum', oneOf: [index + 3] },
  chance: [wins, outcomes],
}));

const halves: readonly Option[] = [
  { name: 'big', wins: { of: 'sum', from: 11 }, chance: [108, outcomes] },
  { name: 'small', wins: { of: 'sum', to: 10 }, chance: [108, outcomes] },
  { name: 'odd', wins: { of: 'sum', parity: 1 }, chance: [108, outcomes] },
  { name: 'even', wins: { of: 'sum', parity: 0 }, chance: [108, outcomes] },
];

// Three alike add up to 3, 6, … 18: of each half and each parity three triples drop out.
const halvesButTriples: readonly Option[] = halves.map(({ name, wins }) => ({
  name,
  wins: { ...wins, but: { of: 'alike', oneOf: [3] } },
  chance: [105, outcomes],
}));

const one = (name: string, wins: Option['wins'], ways: number): Mechanic => ({
  by: 'options',
  options: [{ name, wins, chance: [ways, outcomes] }],
});

const plays: Listed = [
  ['SUM', all, { by: 'options', options: sums }],
  ['TRIPLE', all, { by: 'repeats', least: 3 }],
  ['TRIPLE_ANY', all, one('any', { of: 'alike', oneOf: [3] }, 6)],
  [
    'PAIR_SINGLE',
    all,
    {
      by: 'group',
      parts: [
        { times: 2, take: 1, row: 0 },
        { times: 1, take: 1, row: 1 },
      ],
    },
  ],
  ['PAIR_ANY', all, { by: 'repeats', least: 2 }],
  ['PAIR_EXACT', all, { by: 'repeats', least: 2, most: 2 }],
  ['DIFFERENT3', all, { by: 'group', parts: [{ times: 1, take: 3, row: 0 }] }],
  ['STRAIGHT_ANY', all, one('any', { of: 'run-of-three', oneOf: [1] }, 24)],
  ['DIFFERENT2', all, { by: 'appear', take: 2 }],
  ['SINGLE', all, { by: 'appear', take: 1 }],
];

const halvesOf = (code: string, options: readonly Option[]): Listed => [
  [code, all, { by: 'options', options }],
];

export const k3Plays: PlaySet = {
  kind: k3,
  plays: [
    ...numbered([...plays, ...halvesOf('HALVES', halves)], 3001, 'prize'),
    ...numbered(
      [
        ...plays.map(([code, at, mechanic]): Listed[number] => [`C_${code}`, at, mechanic]),
        ...halvesOf('C_HALVES', halvesButTriples),
        ...halvesOf('C_HALVES_EVEN', halves),
      ],
      3801,
      'odds',
    ),
  ] satisfies readonly PlayDefinition[],
};
