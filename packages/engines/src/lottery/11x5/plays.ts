// The plays of five of eleven numbers. At decimal odds, a ball or a sum in the middle gives the
// stake back.
import { choose } from '../combinatorics.ts';
import type { Mechanic, PlayDefinition, PlaySet } from '../definition.ts';
import { everyWindow, numbered } from '../listing.ts';
import { elevenFive } from '../kinds.ts';
import type { Option } from '../mechanics/options.ts';

const all = [0, 1, 2, 3, 4];
const sets = 462;

const oddCounts = [1, 30, 150, 200, 75, 6];
const oddEven: readonly Option[] = oddCounts.map((wins, odd) => ({
  name: `${odd}:${5 - odd}`,
  wins: { of: 'odds', oneOf: [odd] },
  chance: [wins, sets],
}));

const middle: readonly Option[] = [3, 4, 5, 6, 7, 8, 9].map((number) => ({
  name: `0${number}`,
  wins: { of: 'middle', oneOf: [number] },
  chance: [choose(number - 1, 2) * choose(11 - number, 2), sets],
}));

// The middle five of eleven numbers win on either side; 11 itself is neither big nor small.
const ballPush = { push: { of: 'sum', oneOf: [11] }, pushChance: [1, 11] } as const;
const ball: readonly Option[] = [
  { name: 'big', wins: { of: 'sum', from: 6 }, chance: [5, 11], ...ballPush },
  { name: 'small', wins: { of: 'sum', to: 5 }, chance: [5, 11], ...ballPush },
  { name: 'odd', wins: { of: 'sum', parity: 1 }, chance: [5, 11], ...ballPush },
  { name: 'even', wins: { of: 'sum', parity: 0 }, chance: [5, 11], ...ballPush },
  ...Array.from({ length: 11 }, (_, index): Option => ({
    name: String(index + 1).padStart(2, '0'),
    wins: { of: 'sum', oneOf: [index + 1] },
    chance: [1, 11],
  })),
];

const sumPush = { push: { of: 'sum', oneOf: [30] }, pushChance: [32, sets] } as const;
const sum: readonly Option[] = [
  { name: 'big', wins: { of: 'sum', from: 31 }, chance: [215, sets], ...sumPush },
  { name: 'small', wins: { of: 'sum', to: 29 }, chance: [215, sets], ...sumPush },
  { name: 'odd', wins: { of: 'sum', parity: 1 }, chance: [236, sets] },
  { name: 'even', wins: { of: 'sum', parity: 0 }, chance: [226, sets] },
  { name: 'tail-big', wins: { of: 'sum-tail', from: 5 }, chance: [232, sets] },
  { name: 'tail-small', wins: { of: 'sum-tail', to: 4 }, chance: [230, sets] },
];

const dragonTiger: readonly Option[] = [
  { name: 'dragon', wins: { of: 'compare', oneOf: [1] }, chance: [1, 2] },
  { name: 'tiger', wins: { of: 'compare', oneOf: [-1] }, chance: [1, 2] },
];

const answers = (options: readonly Option[]): Mechanic => ({ by: 'options', options });
const group = (take: number): Mechanic => ({ by: 'group', parts: [{ times: 1, take, row: 0 }] });

const prizePlays: readonly PlayDefinition[] = numbered(
  [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(
      (take) =>
        [
          `RX${take}`,
          all,
          { by: 'matches', take, wins: [{ matched: Math.min(take, 5) }] },
        ] as const,
    ),
    ...everyWindow('Q3', { '': [0, 1, 2] }, { DIRECT: { by: 'straight' }, GROUP: group(3) }),
    ...everyWindow('Q2', { '': [0, 1] }, { DIRECT: { by: 'straight' }, GROUP: group(2) }),
    ['Q3_BDW', [0, 1, 2], { by: 'appear', take: 1 }],
    ['POS', all, { by: 'places' }],
    ['DDS', all, answers(oddEven)],
    ['MID', all, answers(middle)],
  ],
  2001,
  'prize',
);

const oddsPlays: readonly PlayDefinition[] = numbered(
  [
    ...all.map((place) => [`C_BALL${place + 1}`, [place], answers(ball)] as const),
    ['C_SUM', all, answers(sum)],
    ['C_LH', [0, 4], answers(dragonTiger)],
  ],
  2801,
  'odds',
);

export const elevenFivePlays: PlaySet = {
  kind: elevenFive,
  plays: [...prizePlays, ...oddsPlays],
};
