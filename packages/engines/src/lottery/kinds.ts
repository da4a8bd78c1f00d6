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
  /** Where numbers are of different lengths: how many digits the one at each place has. */
  readonly digits?: readonly number[];
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

/** A draw of whole numbers, each independent of the others and as long as its place says. */
function longNumbers<Code extends string>(code: Code, digits: readonly number[]) {
  const high = 10 ** Math.max(...digits) - 1;
  return { code, low: 0, high, places: digits.length, repeats: true, digits } as const;
}

const times = (count: number, digits: number): number[] =>
  Array.from({ length: count }, () => digits);

/** Vietnam's north, from the special prize down to the seventh. */
export const vnNorth = longNumbers('VN_N', [
  ...times(10, 5),
  ...times(10, 4),
  ...times(3, 3),
  ...times(4, 2),
]);
/** Vietnam's centre and south, from the special prize down to the eighth. */
export const vnSouth = longNumbers('VN_S', [6, ...times(11, 5), ...times(4, 4), 3, 2]);
/** The first prize, two front and two back numbers of three digits, and the last two digits. */
export const thai = longNumbers('THAI', [6, 3, 3, 3, 3, 2]);
/** The special and the first prize. */
export const hanoi = longNumbers('HANOI', [5, 5]);
export const lao = longNumbers('LAO', [4]);
export const yeekee = longNumbers('YEEKEE', [5]);
/** Three prizes, ten starters and ten consolations, all different. */
export const fourD = { code: 'D4', low: 0, high: 9999, places: 23, repeats: false } as const;

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
  vnNorth,
  vnSouth,
  thai,
  hanoi,
  lao,
  yeekee,
  fourD,
];

export function numbersOf({ low, high }: DrawKind): number {
  return high - low + 1;
}

/** The numbers that may be drawn at a place. */
function numbersAt(kind: DrawKind, place: number): number {
  const digits = kind.digits?.[place];
  return digits === undefined ? numbersOf(kind) : 10 ** digits;
}

/** Beyond this, a shuffle of all numbers would be a long proof of a short draw. */
const shuffledMost = 100;

/** A draw from our own stream: every outcome is equally likely. */
export function drawNumbers(kind: DrawKind, draws: Draws): number[] {
  const numbers = numbersOf(kind);
  if (kind.repeats)
    return Array.from(
      { length: kind.places },
      (_, place) => draws.int(numbersAt(kind, place)) + kind.low,
    );
  if (numbers > shuffledMost) return drawDifferent(kind, draws);
  return draws.pick(kind.places, numbers).map((number) => number + kind.low);
}

/** A number that has come already is drawn again. */
function drawDifferent(kind: DrawKind, draws: Draws): number[] {
  const drawn = new Set<number>();
  while (drawn.size < kind.places) drawn.add(draws.int(numbersOf(kind)) + kind.low);
  return [...drawn];
}

/** How many outcomes the first so many places of a draw have, in order. */
export function outcomesOf(kind: DrawKind, places = kind.places): bigint {
  let outcomes = 1n;
  for (let place = 0; place < places; place += 1)
    outcomes *= BigInt(numbersAt(kind, place) - (kind.repeats ? 0 : place));
  return outcomes;
}

export type ResultRefusal = 'places-wrong' | 'number-unknown' | 'number-repeated';

/** What is wrong with a result from outside, if anything. */
export function resultRefusal(
  kind: DrawKind,
  numbers: readonly number[],
): ResultRefusal | undefined {
  if (numbers.length !== kind.places) return 'places-wrong';
  const known = (number: number, place: number): boolean =>
    Number.isInteger(number) && number >= kind.low && number < kind.low + numbersAt(kind, place);
  if (!numbers.every(known)) return 'number-unknown';
  if (!kind.repeats && new Set(numbers).size < numbers.length) return 'number-repeated';
  return undefined;
}

/** How a number is written: as many characters as the highest one of its place has. */
export function printNumber(kind: DrawKind, number: number, place = 0): string {
  const width = kind.digits?.[place] ?? String(kind.high).length;
  return String(number).padStart(width, '0');
}

/** A draw as its numbers are written, in drawn order. */
export function printDraw(kind: DrawKind, numbers: readonly number[]): string[] {
  return numbers.map((number, place) => printNumber(kind, number, place));
}
