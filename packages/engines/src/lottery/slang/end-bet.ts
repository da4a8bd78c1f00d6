// The end of a bet: its amount in money, in points or as a bare number, and the slips it makes.
import type { Units } from '@baize/money';
import { amountFault, digitsMost, isDecimalGap } from './amounts.ts';
import { slipsOf } from './bets.ts';
import type { Course } from './course.ts';
import { ask, type Asked, type Place } from './meaning.ts';
import { sayProvince } from './say.ts';

/** Ends the bet that awaits an amount. */
export function endBet(course: Course, amount: Units): Asked | undefined {
  const { play, items, options, provinces } = course;
  if (play === undefined) return undefined;
  if (provinces === undefined) return askProvince(course);
  const numbers = items.flatMap((item) => item.numbers);
  const permuted = play.permuted || course.permute !== undefined;
  const slips = slipsOf(
    { play: play.word, playAt: play, numbers, permuted, amount, provinces },
    options.kind,
  );
  if ('question' in slips) return slips;
  course.slips.push(...slips);
  course.permute = undefined;
  course.provincesAt = undefined;
  if (course.order === 'play-first') {
    play.bets += 1;
    course.items = [];
  } else {
    course.play = undefined;
    course.hasBet = true;
  }
  return undefined;
}

function askProvince({ parts, options }: Course): Asked {
  const first = parts[0] ?? { at: 0, end: 0, word: '' };
  const choices = options.provinces.map((code) => `${sayProvince(code)} ${first.word}`);
  return ask('province-missing', first, first.at + first.word.length === first.end ? choices : []);
}

/** A number without a unit. */
export interface BareNumber extends Place {
  readonly word: string;
  /** A digit after a decimal point. */
  readonly tenths?: string;
}

/** Ends the bet by the brand's unit, or in points. */
export function endByBareNumber(
  course: Course,
  number: BareNumber,
  isTimes: boolean,
): Asked | undefined {
  const { play, options } = course;
  const { word, tenths } = number;
  if (tenths !== undefined) return endByDecimal(course, number);
  const choices = [`n${word}`, `${word}vnd`];
  if (word.length > digitsMost) return ask('amount-too-large', number);
  if (word.startsWith('0')) return ask('amount-unclear', number);
  if (play?.word.points === true && options.kind === 'VN_N')
    return isTimes
      ? endByPoints(course, BigInt(word), number)
      : ask('points-or-money', number, [`${word} diem`, ...choices]);
  if (play?.word.points === true && isTimes) return ask('points-not-here', number, choices);
  if (options.unit === undefined) return ask('unit-missing', number, choices);
  // Somebody who writes 100000 rarely means thousands.
  if (word.length > 3) return ask('unit-ambiguous', number, choices);
  return endChecked(course, BigInt(word) * options.unit, number);
}

function endByDecimal(course: Course, number: BareNumber): Asked | undefined {
  const { play, options } = course;
  const { word, tenths = '' } = number;
  if (play?.word.points === true || word.length > 3) return ask('amount-unclear', number);
  if (options.unit === undefined) return ask('unit-missing', number, [`n${word},${tenths}`]);
  return endChecked(course, (BigInt(word + tenths) * options.unit) / 10n, number);
}

/** Points are of the north's two-digit lots alone. */
export function endByPoints(course: Course, count: bigint, at: Place): Asked | undefined {
  const { options, play, items } = course;
  const isTwoDigit = items.every(({ numbers }) =>
    numbers.every(({ number }) => number.length === 2),
  );
  if (options.kind !== 'VN_N' || options.point === undefined) return ask('points-not-here', at);
  if (play?.word.byWidth[2] !== 'LO2' || !isTwoDigit) return ask('points-not-here', at);
  return endChecked(course, count * options.point, at);
}

export function endChecked(course: Course, amount: Units, at: Place): Asked | undefined {
  const fault = amountFault(amount);
  return fault === undefined ? endBet(course, amount) : ask(fault, at);
}

/** Numbers after a play end without an amount, unless the last of them can only be one. */
export function endWithoutAmount(course: Course): Asked | undefined {
  const { play, items, options } = course;
  const last = items.at(-1);
  if (play === undefined || last === undefined) return undefined;
  const number = last.plain;
  if (number === undefined || items.length === 1 || number.word.startsWith('0'))
    return ask('amount-missing', last);
  const { joins, byWidth } = play.word;
  const { length } = number.word;
  const isNumber = joins === undefined ? byWidth[length] !== undefined : length === 2;
  if (isNumber && options.unit === undefined) return ask('amount-missing', last);
  if (isNumber) return ask('amount-unclear', last, [`n${number.word}`]);
  // `bl 15 25,5` may be two numbers at five, or one at twenty-five and a half.
  if (isDecimalGap(number.gap)) return ask('amount-unclear', last, [`n${number.word}`]);
  items.pop();
  return endByBareNumber(course, number, false);
}
