// Slips of one bet: a play, its numbers and an amount, each slip for one draw. Widths, counts and
// repeated numbers are checked here; a set of numbers is never split by guess.
import type { Units } from '@baize/money';
import { ask, spanOf, type Asked, type Place, type SlangKind, type SlangSlip } from './meaning.ts';
import { mayBeRange } from './ranges.ts';
import type { PlayWord } from './words-table.ts';

/** A number of a bet, with what stands before it in the line. */
export interface BetNumber extends Place {
  readonly number: string;
  readonly gap: string;
}

export interface Bet {
  readonly play: PlayWord;
  readonly playAt: Place;
  readonly numbers: readonly BetNumber[];
  readonly permuted: boolean;
  readonly amount: Units;
  readonly provinces: readonly (string | undefined)[];
}

type Slips = readonly Pick<SlangSlip, 'play' | 'numbers'>[];

export function slipsOf(bet: Bet, kind: SlangKind): readonly SlangSlip[] | Asked {
  const { play, playAt, amount, provinces } = bet;
  if (play.only !== undefined && play.only !== kind) return ask('play-not-here', playAt);
  if (play.joins !== undefined && bet.permuted) return ask('permutation-unclear', playAt);
  const unsure = play.joins === undefined ? askRange(bet.numbers) : undefined;
  if (unsure !== undefined) return unsure;
  const numbers = bet.permuted ? permuted(bet.numbers) : bet.numbers;
  const fault = numberFault(bet, numbers);
  if (fault !== undefined) return fault;
  if ((play.joins === 'pairs' || play.joins === 'all-pairs') && provinces.length > 1)
    return ask('stations-apart', playAt);
  const slips = play.joins === undefined ? byWidth(play, numbers) : joined(play, numbers, playAt);
  if ('question' in slips) return slips;
  return provinces.flatMap((province) =>
    slips.map((slip) => ({ ...slip, amount, ...(province === undefined ? {} : { province }) })),
  );
}

/** Two numbers with a hyphen alone between them may be the ends of a range. */
function askRange(numbers: readonly BetNumber[]): Asked | undefined {
  for (const [index, to] of numbers.entries()) {
    const from = numbers[index - 1];
    const joins = [from, to, numbers[index + 1]].map((one) => one?.gap.trim() === '-');
    const isPair = joins[1] === true && joins[0] !== true && joins[2] !== true;
    if (from === undefined || !isPair || !mayBeRange(from.number, to.number)) continue;
    const next = String(Number(from.number) + 1).padStart(from.number.length, '0');
    const choices = [`${from.number} ${to.number}`, `${from.number}/${next}keo${to.number}`];
    return ask('range-unclear', spanOf(from, to), choices);
  }
  return undefined;
}

/** The first number that does not fit its play, or that was there before. */
function numberFault({ play, playAt }: Bet, numbers: readonly BetNumber[]): Asked | undefined {
  const seen = new Set<string>();
  for (const one of numbers) {
    const { length } = one.number;
    const fits = play.joins === undefined ? play.byWidth[length] !== undefined : length === 2;
    if (!fits && length === 1 && play.digit !== undefined)
      return askDigit(play.digit, { playAt, one, isAlone: numbers.length === 1, play });
    if (!fits) return ask('width-wrong', one, zeroed(one.number, play));
    if (seen.has(one.number)) return ask('number-repeated', one);
    seen.add(one.number);
  }
  return undefined;
}

/** A single digit may have lost its zero. */
function zeroed(number: string, { joins, byWidth: plays }: PlayWord): string[] {
  const takesTwo = joins !== undefined || plays[2] !== undefined;
  return number.length === 1 && takesTwo ? [`0${number}`] : [];
}

interface DigitAt {
  readonly play: PlayWord;
  readonly playAt: Place;
  readonly one: BetNumber;
  readonly isAlone: boolean;
}

function askDigit(digit: readonly string[], { play, playAt, one, isAlone }: DigitAt): Asked {
  if (!isAlone || playAt.at > one.at) return ask('digit-or-numbers', one);
  const choices = [...digit.map((word) => `${word} ${one.number}`), `${play.said} 0${one.number}`];
  return ask('digit-or-numbers', spanOf(playAt, one), choices);
}

/** Every number in all orders of its digits, each once. */
function permuted(numbers: readonly BetNumber[]): BetNumber[] {
  return numbers.flatMap((one) => {
    // A longer number fits no play; it is told as it was written.
    const orders = one.number.length > 4 ? [one.number] : [...new Set(ordersOf(one.number))].sort();
    return orders.map((number) => ({ ...one, number }));
  });
}

function ordersOf(digits: string): string[] {
  if (digits.length < 2) return [digits];
  return [...digits].flatMap((digit, index) =>
    ordersOf(digits.slice(0, index) + digits.slice(index + 1)).map((rest) => digit + rest),
  );
}

function byWidth({ byWidth: plays }: PlayWord, numbers: readonly BetNumber[]): Slips {
  const groups = Map.groupBy(numbers, ({ number }) => plays[number.length]);
  return [...groups].flatMap(([play, group]) =>
    play === undefined ? [] : [{ play, numbers: group.map(({ number }) => number) }],
  );
}

function joined(play: PlayWord, numbers: readonly BetNumber[], playAt: Place): Slips | Asked {
  const { joins, sizes = [] } = play;
  if (joins === 'wheel') return wheel(numbers, sizes, playAt);
  if (joins === 'pairs' || joins === 'all-pairs') return pairs(numbers, joins, playAt);
  const size = sizeOf(play, numbers.length);
  if (size === undefined) return askSize(play, numbers.length, playAt);
  const groups = groupsOf(numbers, size, playAt);
  if ('question' in groups) return groups;
  return groups.flatMap((group) => {
    const found = play.byWidth[group.length];
    return found === undefined ? [] : [{ play: found, numbers: group }];
  });
}

/** A word without a size: two numbers are a pair, but more could be several smaller sets. */
function sizeOf({ sizes = [], sure = [] }: PlayWord, count: number): number | undefined {
  const [only] = sizes;
  if (sizes.length === 1) return only;
  return sure.find((size) => size === count);
}

function askSize({ sizes = [], said }: PlayWord, count: number, playAt: Place): Asked {
  const fitting = sizes.filter((size) => count > 0 && count % size === 0);
  if (fitting.length === 0) return ask('count-wrong', playAt);
  const choices = fitting.map((size) => `${said}${size}`);
  return ask('size-unclear', playAt, choices);
}

/** Groups of one size: all numbers, or parts that one of two signs between them marks. */
function groupsOf(
  numbers: readonly BetNumber[],
  size: number,
  playAt: Place,
): readonly (readonly string[])[] | Asked {
  const { length } = numbers;
  if (length === 0 || length % size !== 0) return ask('count-wrong', playAt);
  if (length === size) return [numbers.map(({ number }) => number)];
  const signs = [...new Set(numbers.slice(1).map(({ gap }) => signOf(gap)))];
  if (signs.length === 2)
    for (const sign of signs) {
      const groups = splitAt(numbers, sign);
      if (groups.every((group) => group.length === size)) return groups;
    }
  return ask('groups-unclear', spanOf(numbers[0] ?? playAt, numbers.at(-1) ?? playAt), [
    inGroups(numbers, size),
  ]);
}

const signOf = (gap: string): string => gap.trim().slice(0, 1);

function splitAt(numbers: readonly BetNumber[], sign: string): string[][] {
  const groups: string[][] = [];
  for (const [index, { number, gap }] of numbers.entries())
    if (index === 0 || signOf(gap) === sign) groups.push([number]);
    else groups.at(-1)?.push(number);
  return groups;
}

function inGroups(numbers: readonly BetNumber[], size: number): string {
  const parts = numbers.map(({ number }, index) => (index % size === 0 ? ' ' : '-') + number);
  return parts.join('').trim();
}

/** Pairs: of two numbers one; of an odd count, or by a word that says so, all with all. */
function pairs(
  numbers: readonly BetNumber[],
  joins: 'pairs' | 'all-pairs',
  playAt: Place,
): Slips | Asked {
  const { length } = numbers;
  if (length < 2) return ask('count-wrong', playAt);
  if (joins === 'all-pairs' || length % 2 === 1)
    return [{ play: 'DA', numbers: numbers.map(({ number }) => number) }];
  const groups = groupsOf(numbers, 2, playAt);
  return 'question' in groups ? groups : groups.map((group) => ({ play: 'DA', numbers: group }));
}

const wheelPlays = { 2: 'XIEN2', 3: 'XIEN3', 4: 'XIEN4' } as const;

/** All sets of two and more of three or four numbers, each a bet of its own. */
function wheel(
  numbers: readonly BetNumber[],
  sizes: readonly number[],
  playAt: Place,
): Slips | Asked {
  if (!sizes.includes(numbers.length)) return ask('count-wrong', playAt);
  const all = numbers.map(({ number }) => number);
  return ([2, 3, 4] as const).flatMap((size) =>
    choicesOf(all, size).map((chosen) => ({ play: wheelPlays[size], numbers: chosen })),
  );
}

function choicesOf(numbers: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return numbers.flatMap((number, index) =>
    choicesOf(numbers.slice(index + 1), size - 1).map((rest) => [number, ...rest]),
  );
}
