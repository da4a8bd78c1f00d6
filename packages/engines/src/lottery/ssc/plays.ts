// The plays of five digits that pay prizes by the player's group.
import type { Mechanic, PlayDefinition } from '../definition.ts';
import { everyWindow, numbered, type Listed } from '../listing.ts';
import type { Option } from '../mechanics/options.ts';
import type { GroupPart } from '../mechanics/group.ts';

const all = [0, 1, 2, 3, 4];
const threes = { FRONT: [0, 1, 2], MID: [1, 2, 3], BACK: [2, 3, 4] } as const;
const twos = { FRONT: [0, 1], BACK: [3, 4] } as const;
const fours = { FRONT: [0, 1, 2, 3], BACK: [1, 2, 3, 4] } as const;

const part = (times: GroupPart['times'], take: number, row: 0 | 1 = 0): GroupPart => ({
  times,
  take,
  row,
});
const group = (...parts: readonly GroupPart[]): Mechanic => ({ by: 'group', parts });

/** Big, small, odd and even of a digit. */
export const digitAttributes = [
  { name: 'big', wins: { of: 'sum', from: 5 } },
  { name: 'small', wins: { of: 'sum', to: 4 } },
  { name: 'odd', wins: { of: 'sum', parity: 1 } },
  { name: 'even', wins: { of: 'sum', parity: 0 } },
] as const;

export const sumTails: readonly Option[] = Array.from({ length: 10 }, (_, tail) => ({
  name: String(tail),
  wins: { of: 'sum-tail', oneOf: [tail] },
  chance: [1, 10],
}));

const threeSpecial: readonly Option[] = [
  { name: 'triple', chance: [10, 1000] as const },
  { name: 'straight', chance: [60, 1000] as const },
  { name: 'pair', chance: [270, 1000] as const },
].map((one, pattern) => ({ ...one, wins: { of: 'three-pattern', oneOf: [pattern] } }));

/** Dragon where the first of two digits is higher, tiger where it is lower. */
export const dragonTiger: readonly Option[] = [
  { name: 'dragon', wins: { of: 'compare', oneOf: [1] }, chance: [45, 100] },
  { name: 'tiger', wins: { of: 'compare', oneOf: [-1] }, chance: [45, 100] },
  { name: 'tie', wins: { of: 'compare', oneOf: [0] }, chance: [10, 100] },
];

const fiveStar: Listed = [
  ['5X_DIRECT', all, { by: 'straight' }],
  ['5X_COMBO', all, { by: 'tails' }],
  ['5X_G120', all, group(part(1, 5))],
  ['5X_G60', all, group(part(2, 1), part(1, 3, 1))],
  ['5X_G30', all, group(part(2, 2), part(1, 1, 1))],
  ['5X_G20', all, group(part(3, 1), part(1, 2, 1))],
  ['5X_G10', all, group(part(3, 1), part(2, 1, 1))],
  ['5X_G5', all, group(part(4, 1), part(1, 1, 1))],
];

const fourMechanics = {
  DIRECT: { by: 'straight' },
  G24: group(part(1, 4)),
  G12: group(part(2, 1), part(1, 2, 1)),
  G6: group(part(2, 2)),
  G4: group(part(3, 1), part(1, 1, 1)),
} as const satisfies Record<string, Mechanic>;

export const threeMechanics = {
  DIRECT: { by: 'straight' },
  SUM: { by: 'figure', of: 'sum' },
  SPAN: { by: 'figure', of: 'span' },
  G3: group(part(2, 1), part(1, 1)),
  G6: group(part(1, 3)),
  GMIX: { by: 'mixed-groups', from: 'lines' },
  GSUM: { by: 'mixed-groups', from: 'sum' },
  BANKER: { by: 'mixed-groups', from: 'banker' },
} as const satisfies Record<string, Mechanic>;

export const threeMore = {
  SUMTAIL: { by: 'options', options: sumTails },
  SPECIAL: { by: 'options', options: threeSpecial },
  BDW1: { by: 'appear', take: 1 },
  BDW2: { by: 'appear', take: 2 },
  BSOE: { by: 'attributes', options: digitAttributes, chance: [1, 2] },
} as const satisfies Record<string, Mechanic>;

export const twoMechanics = {
  DIRECT: { by: 'straight' },
  SUM: { by: 'figure', of: 'sum' },
  SPAN: { by: 'figure', of: 'span' },
  G: group(part(1, 2)),
  GSUM: { by: 'mixed-groups', from: 'sum' },
  BANKER: { by: 'mixed-groups', from: 'banker' },
} as const satisfies Record<string, Mechanic>;

const anywhere: Listed = [
  ...[1, 2].map((take) => [`BDW4${take}_FRONT`, fours.FRONT, { by: 'appear', take }] as const),
  ...[1, 2].map((take) => [`BDW4${take}_BACK`, fours.BACK, { by: 'appear', take }] as const),
  ...[1, 2, 3].map((take) => [`BDW5${take}`, all, { by: 'appear', take }] as const),
  ...[1, 2, 3, 4].map((least) => [`FUN${least}`, all, { by: 'repeats', least }] as const),
  ['1X_POS', all, { by: 'places' }],
];

const bigSmall: Listed = Object.entries(twos).map(([window, at]) => [
  `2X_BSOE_${window}`,
  at,
  threeMore.BSOE,
]);

const pairs: Listed = all.flatMap((one) =>
  all
    .filter((other) => other > one)
    .map((other) => {
      const letters = `${'WQBSG'[one] ?? ''}${'WQBSG'[other] ?? ''}`;
      return [`LH_${letters}`, [one, other], { by: 'options', options: dragonTiger }] as const;
    }),
);

const { SPAN: _twoSpan, BANKER: _twoBanker, ...anyTwo } = twoMechanics;
const { SPAN: _threeSpan, BANKER: _threeBanker, ...anyThree } = threeMechanics;

const anyPlaces: Listed = Object.entries({ 2: anyTwo, 3: anyThree, 4: fourMechanics }).flatMap(
  ([take, mechanics]) =>
    Object.entries(mechanics).map(
      ([name, inner]) =>
        [`ANY${take}_${name}`, all, { by: 'any', take: Number(take), inner }] as const,
    ),
);

export const sscPrizePlays: readonly PlayDefinition[] = [
  ...numbered(fiveStar, 1001, 'prize'),
  ...numbered(everyWindow('4X', fours, fourMechanics), 1101, 'prize'),
  ...numbered(everyWindow('3X', threes, { ...threeMechanics, ...threeMore }), 1201, 'prize'),
  ...numbered(everyWindow('2X', twos, twoMechanics), 1301, 'prize'),
  ...numbered([...anywhere, ...bigSmall], 1401, 'prize'),
  ...numbered(pairs, 1501, 'prize'),
  ...numbered(anyPlaces, 1601, 'prize'),
];
