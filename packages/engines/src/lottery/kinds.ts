// The kinds of lottery draws: which numbers there are, how many are drawn, whether one may come
// twice. A draw is the list of its numbers in drawn order; a play looks at some of its places.
import type { Draws } from '../kit/draws.ts';

export interface DrawKind {
  readonly code: string;
  readonly low: number;
  readonly high: number;
  /** How many numbers a draw has. */
  readonly places: number;
  /** Whether a number may be drawn more than once. */
  readonly repeats: boolean;
}

const digits = { low: 0, high: 9, repeats: true } as const;

export const ssc = { code: 'SSC', ...digits, places: 5 } as const satisfies DrawKind;
export const lf3 = { code: 'LF3', ...digits, places: 3 } as const satisfies DrawKind;
export const lf5 = { code: 'LF5', ...digits, places: 5 } as const satisfies DrawKind;
export const pcb = { code: 'PCB', ...digits, places: 3 } as const satisfies DrawKind;
export const k3 = { code: 'K3', low: 1, high: 6, places: 3, repeats: true } as const;
export const elevenFive = { code: '11X5', low: 1, high: 11, places: 5, repeats: false } as const;
export const pk10 = { code: 'PK10', low: 1, high: 10, places: 10, repeats: false } as const;
/** Six main numbers and, last, the special one. */
export const lhc = { code: 'LHC', low: 1, high: 49, places: 7, repeats: false } as const;
/** The same draw, played by divisions. */
export const markSix = { ...lhc, code: 'MARK6' } as const satisfies DrawKind;
export const keno = { code: 'KENO', low: 1, high: 80, places: 20, repeats: false } as const;

export const drawKinds: readonly DrawKind[] = [
  ssc,
  elevenFive,
  k3,
  pk10,
  lhc,
  pcb,
  lf3,
  lf5,
  keno,
  markSix,
];

export function numbersOf({ low, high }: DrawKind): number {
  return high - low + 1;
}

/** A draw from our own stream: every outcome is equally likely. */
export function drawNumbers(kind: DrawKind, draws: Draws): number[] {
  const numbers = numbersOf(kind);
  const drawn = kind.repeats
    ? Array.from({ length: kind.places }, () => draws.int(numbers))
    : draws.pick(kind.places, numbers);
  return drawn.map((number) => number + kind.low);
}

/** How many outcomes a draw of so many places has, in order. */
export function outcomesOf(kind: DrawKind, places = kind.places): bigint {
  let outcomes = 1n;
  for (let place = 0; place < places; place += 1)
    outcomes *= BigInt(numbersOf(kind) - (kind.repeats ? 0 : place));
  return outcomes;
}

export type ResultRefusal = 'places-wrong' | 'number-unknown' | 'number-repeated';

/** What is wrong with a result from outside, if anything. */
export function resultRefusal(
  kind: DrawKind,
  numbers: readonly number[],
): ResultRefusal | undefined {
  if (numbers.length !== kind.places) return 'places-wrong';
  const known = (number: number): boolean =>
    Number.isInteger(number) && number >= kind.low && number <= kind.high;
  if (!numbers.every(known)) return 'number-unknown';
  if (!kind.repeats && new Set(numbers).size < numbers.length) return 'number-repeated';
  return undefined;
}

/** How a number is written: as many characters as the highest one has. */
export function printNumber(kind: DrawKind, number: number): string {
  return String(number).padStart(String(kind.high).length, '0');
}
