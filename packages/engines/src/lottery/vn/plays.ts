// The plays of Vietnam's north and of its centre and south, at the odds of the house. Where a bet
// is on tails, a unit is a number at a lot, so that one number may be paid several times.
import type { Mechanic, PlayDefinition, PlaySet } from '../definition.ts';
import { vnNorth, vnSouth, type DrawKind } from '../kinds.ts';
import { numbered, type Listed } from '../listing.ts';

const ends = (digits: number): Mechanic => ({ by: 'numbers', digits });
const special = [0];
const twoOdds = [95];
const threeOdds = [930];
const fourOdds = [8800];

/** The places whose numbers have at least so many digits. */
function longEnough({ digits = [] }: DrawKind, least: number): number[] {
  return [...digits.keys()].filter((place) => (digits[place] ?? 0) >= least);
}

/** Where the numbers with two, and those with three digits are drawn. */
interface Short {
  readonly two: readonly number[];
  readonly three: readonly number[];
}

const ofSpecial = (kind: DrawKind, { two, three }: Short): Listed => [
  ['DE2', special, ends(2), twoOdds],
  ['HEAD2', two, ends(2), twoOdds],
  ['DD2', [...special, ...two], ends(2), twoOdds],
  ['DE3', special, ends(3), threeOdds],
  ['XC3', [...special, ...three], ends(3), threeOdds],
  ['DE4', special, ends(4), fourOdds],
  ['LO2', longEnough(kind, 2), ends(2), twoOdds],
  ['LO3', longEnough(kind, 3), ends(3), threeOdds],
  ['LO4', longEnough(kind, 4), ends(4), fourOdds],
  ['DIGIT10', special, { by: 'numbers', digits: 1, skip: 1 }, [9.5]],
  ['DIGIT1', special, ends(1), [9.5]],
];

/** So many tails in one bet, all of which must come, or none. */
const sets = (
  kind: DrawKind,
  name: 'XIEN' | 'MISS',
  odds: Readonly<Record<number, number>>,
): Listed =>
  Object.entries(odds).map(([take, one]) => [
    `${name}${take}`,
    longEnough(kind, 2),
    { by: 'tail-sets', take: Number(take), wins: name === 'XIEN' ? 'all' : 'none' },
    [one],
  ]);

/** A pair returns far less than every other play: staff have to want it. */
function linkedPair(kind: DrawKind, id: number, odds: number): PlayDefinition[] {
  const at = longEnough(kind, 2);
  const listed = numbered([['DA', at, { by: 'linked-pair' }, [odds, odds / 2]]], id, 'odds');
  return listed.map((play) => ({ ...play, off: true }));
}

const north: Short = { two: [23, 24, 25, 26], three: [20, 21, 22] };
const south: Short = { two: [17], three: [16] };

export const vnNorthPlays: PlaySet = {
  kind: vnNorth,
  plays: [
    ...numbered(ofSpecial(vnNorth, north), 9101, 'odds'),
    ...numbered(
      [
        ['B8L', [...special, ...north.three, ...north.two], ends(2), twoOdds],
        ['FIRST2', [1], ends(2), twoOdds],
        ...sets(vnNorth, 'XIEN', { 2: 17, 3: 75, 4: 340 }),
        ...sets(vnNorth, 'MISS', { 4: 2.85, 8: 8.9, 10: 16 }),
      ],
      9121,
      'odds',
    ),
    ...linkedPair(vnNorth, 9141, 650),
  ],
};

export const vnSouthPlays: PlaySet = {
  kind: vnSouth,
  plays: [
    ...numbered(ofSpecial(vnSouth, south), 9201, 'odds'),
    ...numbered(
      [
        ['B7L', [...special, 12, 13, 14, 15, ...south.three, ...south.two], ends(2), twoOdds],
        ...sets(vnSouth, 'XIEN', { 2: 36, 3: 235, 4: 1600 }),
      ],
      9221,
      'odds',
    ),
    ...linkedPair(vnSouth, 9241, 750),
  ],
};
