// The course of reading a line: what is held of the bet that is being written. A line is in one
// order throughout: play, numbers, amount, or numbers, play, amount.
import type { Part } from './amounts.ts';
import type { BetNumber } from './bets.ts';
import type { Written } from './lexemes.ts';
import type { Place, SlangOptions, SlangSlip } from './meaning.ts';
import type { PlayWord } from './words-table.ts';

/** A number, or a word for numbers. */
export interface Item extends Place {
  readonly numbers: readonly BetNumber[];
  /** A number as the player typed it. */
  readonly plain?: Written;
}

export interface HeldPlay extends Place {
  readonly word: PlayWord;
  permuted: boolean;
  /** Amounts that it was given. */
  bets: number;
}

export type Provinces = readonly (string | undefined)[];

export interface Course {
  readonly options: SlangOptions;
  readonly parts: readonly Part[];
  index: number;
  /** Nothing where the player has to name them. */
  provinces: Provinces | undefined;
  /** Named in this line, without a bet so far. */
  provincesAt: Place | undefined;
  order: 'play-first' | 'numbers-first' | undefined;
  play: HeldPlay | undefined;
  items: Item[];
  /** In the order numbers, play, amount: the numbers have a bet. */
  hasBet: boolean;
  /** A word for permutations that waits for its play or amount. */
  permute: Place | undefined;
  /** In the order numbers, play, amount: a play of these numbers is permuted. */
  numbersPermuted: boolean;
  readonly slips: SlangSlip[];
}

export function startCourse(
  parts: readonly Part[],
  options: SlangOptions,
  provinces: Provinces | undefined,
): Course {
  return {
    options,
    parts,
    index: 0,
    provinces,
    provincesAt: undefined,
    order: undefined,
    play: undefined,
    items: [],
    hasBet: false,
    permute: undefined,
    numbersPermuted: false,
    slips: [],
  };
}

/** The play and the numbers are there, the amount is not. */
export function awaitsAmount({ play, items }: Course): boolean {
  return play !== undefined && items.length > 0;
}

/** A bet was begun and has no amount. */
export function isOpen({ order, play, items, hasBet, permute }: Course): boolean {
  if (permute !== undefined) return true;
  if (order === 'play-first') return items.length > 0 || play?.bets === 0;
  return play !== undefined || (items.length > 0 && !hasBet);
}
