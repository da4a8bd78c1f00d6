// The plays of Thai numbers, and of Hanoi's, Lao's and Yeekee's, which are bet on alike: the last
// digits of the first number above, two digits of their own below.
import type { Mechanic, PlaySet } from '../definition.ts';
import { hanoi, lao, thai, yeekee, type DrawKind } from '../kinds.ts';
import { numbered, type Listed } from '../listing.ts';

const ends = (digits: number): Mechanic => ({ by: 'numbers', digits });
const top = [0];

const above: Listed = [
  ['TOP3', top, ends(3), [900]],
  ['TOD3', top, { by: 'any-order', digits: 3 }, [150, 300]],
  ['TOP2', top, ends(2), [90]],
  ['RUN_TOP', top, { by: 'digits-in', digits: 3 }, [3.2]],
];

/** Two digits of the number at a place: its last ones, or so many before the end. */
const below = (place: number, skip = 0): Listed => {
  const cut = skip === 0 ? { digits: 2 } : { digits: 2, skip };
  return [
    ['BOTTOM2', [place], { by: 'numbers', ...cut }, [90]],
    ['RUN_BOTTOM', [place], { by: 'digits-in', ...cut }, [4.2]],
  ];
};

const both = (kind: DrawKind, from: number, listed: Listed): PlaySet => ({
  kind,
  plays: numbered([...above, ...listed], from, 'odds'),
});

/** Two numbers are drawn for one bet, and each of them pays. */
const twoDraws: Mechanic = { by: 'numbers', digits: 3, together: true };

export const thaiPlays = both(thai, 9301, [
  ...below(5),
  ['FRONT3', [1, 2], twoDraws, [450]],
  ['BACK3', [3, 4], twoDraws, [450]],
]);

/** Below is the first prize's end. */
export const hanoiPlays = both(hanoi, 9401, [...below(1), ['TOP4', top, ends(4), [8800]]]);
/** Below are the first two of four digits. */
export const laoPlays = both(lao, 9501, below(0, 2));
/** Below are the first two of five digits. */
export const yeekeePlays = both(yeekee, 9601, below(0, 3));
