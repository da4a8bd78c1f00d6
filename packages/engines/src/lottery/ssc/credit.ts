// The plays of five digits at decimal odds: each answer is a bet of its own.
import type { Mechanic, PlayDefinition } from '../definition.ts';
import { fivePatterns, noBull, threePatterns } from '../facts.ts';
import type { Chance, Option } from '../mechanics/options.ts';
import { numbered } from '../listing.ts';
import { digitAttributes, dragonTiger } from './plays.ts';

const all = [0, 1, 2, 3, 4];

const ball: readonly Option[] = [
  ...digitAttributes.map((one): Option => ({ ...one, chance: [1, 2] })),
  ...Array.from({ length: 10 }, (_, digit): Option => ({
    name: String(digit),
    wins: { of: 'sum', oneOf: [digit] },
    chance: [1, 10],
  })),
];

const sum: readonly Option[] = [
  { name: 'big', wins: { of: 'sum', from: 23 }, chance: [1, 2] },
  { name: 'small', wins: { of: 'sum', to: 22 }, chance: [1, 2] },
  { name: 'odd', wins: { of: 'sum', parity: 1 }, chance: [1, 2] },
  { name: 'even', wins: { of: 'sum', parity: 0 }, chance: [1, 2] },
];

/** Dragon and tiger that give the stake back on a tie. */
const dragonTigerBack: readonly Option[] = dragonTiger
  .filter(({ name }) => name !== 'tie')
  .map((one) => ({ ...one, push: { of: 'compare', oneOf: [0] }, pushChance: [10, 100] }));

const threeChances = [10, 60, 270, 360, 300];
const three: readonly Option[] = threePatterns.map((name, pattern) => ({
  name,
  wins: { of: 'three-pattern', oneOf: [pattern] },
  chance: [threeChances[pattern] ?? 0, 1000],
}));

const fiveChances = [10, 450, 900, 1200, 7200, 10_800, 50_400, 29_040];
const stud: readonly Option[] = fivePatterns.map((name, pattern) => ({
  name,
  wins: { of: 'five-pattern', oneOf: [pattern] },
  chance: [fiveChances[pattern] ?? 0, 100_000],
}));

const bullChance = (wins: number): Chance => [wins, 100_000];
const bull: readonly Option[] = [
  { name: 'no-bull', wins: { of: 'bull', oneOf: [noBull] }, chance: bullChance(35_649) },
  ...Array.from({ length: 9 }, (_, index): Option => ({
    name: `bull-${index + 1}`,
    wins: { of: 'bull', oneOf: [index + 1] },
    chance: bullChance(index % 2 === 0 ? 6375 : 6505),
  })),
  { name: 'bull-bull', wins: { of: 'bull', oneOf: [10] }, chance: bullChance(6456) },
  { name: 'big', wins: { of: 'bull', from: 6 }, chance: bullChance(32_216) },
  { name: 'small', wins: { of: 'bull', from: 1, to: 5 }, chance: bullChance(32_135) },
  { name: 'odd', wins: { of: 'bull', from: 1, parity: 1 }, chance: bullChance(31_875) },
  { name: 'even', wins: { of: 'bull', from: 1, parity: 0 }, chance: bullChance(32_476) },
];

const answers = (options: readonly Option[]): Mechanic => ({ by: 'options', options });

export const sscOddsPlays: readonly PlayDefinition[] = numbered(
  [
    ...all.map((place) => [`C_BALL${place + 1}`, [place], answers(ball)] as const),
    ['C_SUM', all, answers(sum)],
    ['C_LH', [0, 4], answers(dragonTiger)],
    ['C_LH_BACK', [0, 4], answers(dragonTigerBack)],
    ['C_FRONT3', [0, 1, 2], answers(three)],
    ['C_MID3', [1, 2, 3], answers(three)],
    ['C_BACK3', [2, 3, 4], answers(three)],
    ['C_BULL', all, answers(bull)],
    ['C_STUD', all, answers(stud)],
  ],
  1801,
  'odds',
);
