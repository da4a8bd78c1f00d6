// Where a play stands in the picker and what it is called: a group, a name, and where the same play
// is offered at several places of the draw, which. Worked out from the play's code.

import { markSixRules } from './mark-six-places.ts';
import type { PlayName } from './play-names.ts';
import { fourDigitRules, thaiRules, vietnamRules } from './sea-places.ts';

export type PlayGroup =
  | 'five'
  | 'four'
  | 'three'
  | 'two'
  | 'one'
  | 'appear'
  | 'dragon-tiger'
  | 'any-two'
  | 'any-three'
  | 'any-four'
  | 'numbers'
  | 'patterns'
  | 'picks'
  | 'firsts'
  | 'halves'
  | 'sums'
  | 'dice'
  | 'special'
  | 'mains'
  | 'matches'
  | 'misses'
  | 'zodiacs'
  | 'tails'
  | 'parlay'
  | 'special-prize'
  | 'lots'
  | 'three-ends'
  | 'tail-sets'
  | 'tail-misses'
  | 'heads-ends'
  | 'top'
  | 'bottom'
  | 'sides'
  | 'four-digits';

export interface PlayPlace {
  readonly group: PlayGroup;
  readonly name: PlayName;
  /** Where in the draw: part of the draw, or one of its places from 1. */
  readonly window?: PlayWindow;
  readonly values?: PlayValues;
  /** All plays of the group lie side by side on one board. */
  readonly board?: true;
}

export const playWindows = ['front', 'mid', 'back'] as const;
export type PlayWindow = (typeof playWindows)[number] | number;

export interface PlayValues {
  readonly count?: number;
  readonly take?: number;
  /** Places of the draw, from 1. */
  readonly one?: number;
  readonly other?: number;
}

/** From the code of a play to its place. */
export type PlaceRule = readonly [code: RegExp, place: (found: readonly string[]) => PlayPlace];

const stars = { '5': 'five', '4': 'four', '3': 'three', '2': 'two', '1': 'one' } as const;
const anyGroups = { '2': 'any-two', '3': 'any-three', '4': 'any-four' } as const;
const windowNames = { FRONT: 'front', MID: 'mid', BACK: 'back' } as const;

/** Names by the word in a code, where the word alone says it. */
const byWord: Readonly<Record<string, PlayName>> = {
  DIRECT: 'straight',
  COMBO: 'combo',
  G120: 'group-120',
  G60: 'group-60',
  G30: 'group-30',
  G20: 'group-20',
  G10: 'group-10',
  G5: 'group-5',
  G24: 'group-24',
  G12: 'group-12',
  G4: 'group-4',
  G3: 'group-3',
  G6: 'group-6',
  GMIX: 'group-mix',
  GSUM: 'group-sum',
  BANKER: 'banker',
  SUM: 'sum',
  SPAN: 'span',
  SUMTAIL: 'sum-tail',
  SPECIAL: 'special-three',
  BSOE: 'attributes',
  G: 'group',
  GROUP: 'group',
  POS: 'place',
  TRIPLE: 'triple',
  TRIPLE_ANY: 'triple-any',
  PAIR_SINGLE: 'pair-single',
  PAIR_ANY: 'pair-any',
  PAIR_EXACT: 'pair-exact',
  DIFFERENT3: 'different-three',
  STRAIGHT_ANY: 'run-any',
  DIFFERENT2: 'different-two',
  SINGLE: 'single',
  HALVES: 'halves',
  HALVES_EVEN: 'halves-even',
  HALVES_BACK: 'halves-back',
  HALVES_LOW: 'halves-low',
  COLOUR: 'colour',
  PATTERN: 'pattern',
  PACK3: 'pack-three',
};

const windowOf = (word: string | undefined): { window?: PlayWindow } => {
  const window = windowNames[word as keyof typeof windowNames];
  return window === undefined ? {} : { window };
};

const named = (stars: string, word: string): { name: PlayName; values?: PlayValues } => {
  const take = /^BDW(\d)$/.exec(word)?.[1];
  if (take !== undefined)
    return { name: 'appear', values: { take: Number(take), count: Number(stars) } };
  if (stars === '4' && word === 'G6') return { name: 'group-6-of-four' };
  return { name: byWord[word] ?? 'number' };
};

const digits: readonly PlaceRule[] = [
  [
    /^([1-5])X_(.+?)(?:_(FRONT|MID|BACK))?$/,
    ([, count = '', word = '', window]) => ({
      group: stars[count as keyof typeof stars],
      ...named(count, word),
      ...windowOf(window),
    }),
  ],
  [
    /^BDW(\d)(\d)(?:_(FRONT|BACK))?$/,
    ([, count, take, window]) => ({
      group: 'appear',
      name: 'appear',
      values: { take: Number(take), count: Number(count) },
      ...windowOf(window),
    }),
  ],
  [
    /^FUN(\d)$/,
    ([, times]) => ({ group: 'appear', name: `fun-${times as '1' | '2' | '3' | '4'}` }),
  ],
  [
    /^LH_([WQBSG])([WQBSG])$/,
    ([, one = '', other = '']) => ({
      group: 'dragon-tiger',
      name: 'against',
      values: { one: 'WQBSG'.indexOf(one) + 1, other: 'WQBSG'.indexOf(other) + 1 },
      board: true,
    }),
  ],
  [
    /^ANY(\d)_(.+)$/,
    ([, take = '', word = '']) => ({
      group: anyGroups[take as keyof typeof anyGroups],
      ...named(take, word),
    }),
  ],
  [
    /^C_(FRONT|MID|BACK)3$/,
    ([, window]) => ({
      group: 'patterns',
      name: 'three-pattern',
      ...windowOf(window),
      board: true,
    }),
  ],
  [/^C_BULL$/, () => ({ group: 'patterns', name: 'bull', board: true })],
  [/^C_STUD$/, () => ({ group: 'patterns', name: 'stud', board: true })],
];

const places: readonly PlaceRule[] = [
  [
    /^C_BALL(\d+)$/,
    ([, place]) => ({
      group: 'numbers',
      name: 'ball',
      values: { one: Number(place) },
      board: true,
    }),
  ],
  [
    /^HALF(\d+)$/,
    ([, place]) => ({ group: 'halves', name: 'ball', values: { one: Number(place) }, board: true }),
  ],
  [
    /^(?:C_)?LH_(\d+)V(\d+)$/,
    ([, one, other]) => ({
      group: 'dragon-tiger',
      name: 'against',
      values: { one: Number(one), other: Number(other) },
      board: true,
    }),
  ],
  [
    /^(?:C_)?SUM([23])$/,
    ([, count]) => ({
      group: 'sums',
      name: 'sum-of-first',
      values: { count: Number(count) },
      board: true,
    }),
  ],
];

const five: readonly PlaceRule[] = [
  [/^C_SUM$/, () => ({ group: 'numbers', name: 'total', board: true })],
  [
    /^C_LH$/,
    () => ({ group: 'dragon-tiger', name: 'against', values: { one: 1, other: 5 }, board: true }),
  ],
  [
    /^C_LH_BACK$/,
    () => ({
      group: 'dragon-tiger',
      name: 'against-back',
      values: { one: 1, other: 5 },
      board: true,
    }),
  ],
];

const elevenFive: readonly PlaceRule[] = [
  [/^RX(\d)$/, ([, count]) => ({ group: 'picks', name: 'any', values: { count: Number(count) } })],
  [
    /^Q([23])_(DIRECT|GROUP|BDW)$/,
    ([, count = '', word = '']) => ({
      group: count === '3' ? 'three' : 'two',
      ...named(count, word === 'BDW' ? 'BDW1' : word),
      window: 'front',
    }),
  ],
  [/^POS$/, () => ({ group: 'one', name: 'place' })],
  [/^DDS$/, () => ({ group: 'sums', name: 'odd-even' })],
  [/^MID$/, () => ({ group: 'sums', name: 'middle' })],
];

const dice: readonly PlaceRule[] = [
  [/^(?:C_)?(.+)$/, ([, word = '']) => ({ group: 'dice', ...named('3', word) })],
];

const race: readonly PlaceRule[] = [
  [
    /^Q(\d)_DIRECT$/,
    ([, count]) => ({ group: 'firsts', name: 'first-places', values: { count: Number(count) } }),
  ],
  [/^POS$/, () => ({ group: 'one', name: 'place' })],
];

const three: readonly PlaceRule[] = [
  [/^(?:C_)?(.+)$/, ([, word = '']) => ({ group: 'sums', ...named('3', word) })],
];

const keno: readonly PlaceRule[] = [
  [
    /^PICK(\d+)$/,
    ([, count]) => ({ group: 'picks', name: 'pick', values: { count: Number(count) } }),
  ],
  [/^C_SUM$/, () => ({ group: 'sums', name: 'total', board: true })],
  [/^C_HALVES$/, () => ({ group: 'sums', name: 'halves', board: true })],
];

const rules: Readonly<Record<string, readonly PlaceRule[]>> = {
  SSC: [...places.slice(0, 1), ...five, ...digits],
  LF3: digits,
  LF5: digits,
  '11X5': [...places.slice(0, 1), ...five, ...elevenFive],
  K3: dice,
  PK10: [...places, ...race],
  LHC: markSixRules,
  MARK6: markSixRules,
  PCB: three,
  KENO: keno,
  VN_N: vietnamRules,
  VN_S: vietnamRules,
  THAI: thaiRules,
  HANOI: thaiRules,
  LAO: thaiRules,
  YEEKEE: thaiRules,
  D4: fourDigitRules,
};

export function placeOfPlay(kind: string, code: string): PlayPlace {
  for (const [pattern, place] of rules[kind] ?? []) {
    const found = pattern.exec(code);
    if (found !== null) return place(found);
  }
  throw new RangeError(`${kind} has no place for ${code}.`);
}
