// The steps of reading a line, one for each kind of part. A step asks as soon as a part could
// belong to two places.
import { isDecimalGap, type AmountPart, type Part } from './amounts.ts';
import { awaitsAmount, type Course } from './course.ts';
import { endByPoints, endChecked, endWithoutAmount } from './end-bet.ts';
import { askNumbers } from './end-line.ts';
import type { Lexed, Written } from './lexemes.ts';
import { ask, spanOf, type Asked } from './meaning.ts';
import { endByNumber, stepDigitSet, stepNumber, stepRange, stepSet } from './number-steps.ts';
import { stepProvince, stepStations } from './province-steps.ts';
import type { PlayWord } from './words-table.ts';

type Step = Asked | undefined;

export function step(course: Course, part: Part): Step {
  switch (part.kind) {
    case 'play':
      return stepPlay(course, part);
    case 'permute':
      return stepPermute(course, part);
    case 'number':
      return stepNumber(course, part);
    case 'set':
      return stepSet(course, part);
    case 'digit-set':
      return stepDigitSet(course, part);
    case 'range':
      return stepRange(course, part);
    case 'amount':
      return stepAmount(course, part);
    case 'times':
      return stepTimes(course, part);
    case 'times-or-play':
      return stepTimesOrPlay(course, part);
    case 'province':
      return stepProvince(course, part);
    case 'stations':
      return stepStations(course, part);
    case 'unclear':
      return ask(part.question, part, part.choices);
    case 'unknown':
      return ask('word-unknown', part);
  }
}

interface Played extends Written {
  readonly play: PlayWord;
  readonly permuted?: true;
}

function stepPlay(course: Course, part: Played): Step {
  course.order ??= course.items.length > 0 ? 'numbers-first' : 'play-first';
  const asked =
    course.order === 'play-first' ? beforeNextPlay(course, part) : afterNumbers(course, part);
  if (asked !== undefined) return asked;
  const isPermuted = course.permute !== undefined;
  if (isPermuted && part.permuted === true) return ask('permutation-unclear', part);
  const permuted = isPermuted || part.permuted === true;
  if (course.numbersPermuted && !permuted) return ask('permutation-unclear', part);
  course.numbersPermuted ||= permuted && course.order === 'numbers-first';
  course.permute = undefined;
  course.play = { at: part.at, end: part.end, word: part.play, permuted, bets: 0 };
  return undefined;
}

function beforeNextPlay(course: Course, part: Played): Step {
  if (course.items.length > 0) {
    const asked = endWithoutAmount(course);
    if (asked !== undefined) return asked;
  }
  return course.play?.bets === 0 ? ask('two-plays', part) : undefined;
}

function afterNumbers({ play, items }: Course, part: Played): Step {
  if (play !== undefined) return ask('amount-missing', play);
  return items.length === 0 ? ask('numbers-missing', part) : undefined;
}

function stepPermute(course: Course, part: Part): Step {
  const { order, play, items } = course;
  if (course.permute !== undefined) return ask('permutation-unclear', part);
  const isOfPlay =
    order === 'play-first' ? play?.bets === 0 && items.length === 0 : play !== undefined;
  if (!isOfPlay || play === undefined) {
    course.permute = part;
    return undefined;
  }
  if (play.permuted) return ask('permutation-unclear', part);
  play.permuted = true;
  return undefined;
}

function stepAmount(course: Course, part: AmountPart): Step {
  const { order, play, items, hasBet } = course;
  if (!awaitsAmount(course)) {
    const [first] = items;
    if (order === 'play-first' && play?.bets === 0) return askNumbers(course, play);
    if (order === undefined && first === undefined) return ask('order-unclear', part);
    if (first === undefined || hasBet) return ask('amount-unclear', part);
    return ask('play-missing', spanOf(first, items.at(-1) ?? first));
  }
  return 'count' in part
    ? endByPoints(course, part.count, part)
    : endChecked(course, part.units, part);
}

/** A sign of multiplication stands between a bet and its amount, nowhere else. */
function stepTimes(course: Course, part: Lexed<'times'>): Step {
  const next = course.parts[course.index + 1];
  if (!awaitsAmount(course)) {
    const isNumbersOnly = course.play === undefined && course.items.length > 0 && !course.hasBet;
    return ask('sign-unclear', part, isNumbersOnly ? ['xc', 'bl'] : []);
  }
  if (next?.kind === 'amount') return undefined;
  if (next?.kind !== 'number') return ask('sign-unclear', part);
  course.index += 1;
  return endByNumber(course, next, true);
}

/** `x2` is a pair, or twice what stands before it. */
function stepTimesOrPlay(course: Course, part: Lexed<'times-or-play'>): Step {
  if (!awaitsAmount(course)) return stepPlay(course, part);
  const next = course.parts[course.index + 1];
  const hasNumbers = next?.kind === 'number' || next?.kind === 'set' || next?.kind === 'digit-set';
  if (hasNumbers && !isDecimalGap(next.gap)) return ask('sign-unclear', part);
  return endByNumber(course, { ...part, word: part.digit }, true);
}
