// The steps of reading numbers: numbers, words for numbers and ranges.
import type { Course, Item } from './course.ts';
import { isDecimalGap } from './amounts.ts';
import { endByBareNumber, type BareNumber } from './end-bet.ts';
import type { Lexed, Written } from './lexemes.ts';
import { ask, spanOf, type Asked, type Place } from './meaning.ts';
import { rangeOf, type Range } from './ranges.ts';

type Step = Asked | undefined;
type Number = Lexed<'number'>;

export function stepNumber(course: Course, part: Number): Step {
  if (course.order === 'numbers-first' && course.play !== undefined) {
    const next = course.parts[course.index + 1];
    if (next?.kind === 'amount' || next?.kind === 'times') return ask('order-unclear', part);
    return endByNumber(course, part, false);
  }
  return addItem(course, itemOf(part));
}

/** A bare amount. A point or comma before one more digit parts a decimal, else two numbers. */
export function endByNumber(course: Course, number: BareNumber, isTimes: boolean): Step {
  const next = numberAt(course, 1);
  if (next === undefined || !isDecimalGap(next.gap))
    return endByBareNumber(course, number, isTimes);
  const place = spanOf(number, next);
  const isDigitBet = course.play?.word.byWidth[1] !== undefined;
  if (next.word.length > 1 || isDigitBet) return ask('amount-unclear', place);
  course.index += 1;
  return endByBareNumber(course, { ...place, word: number.word, tenths: next.word }, isTimes);
}

const itemOf = (number: Number): Item => ({
  at: number.at,
  end: number.end,
  plain: number,
  numbers: [{ at: number.at, end: number.end, number: number.word, gap: number.gap }],
});

const itemOfMany = (place: Place, numbers: readonly string[]): Item => ({
  at: place.at,
  end: place.end,
  numbers: numbers.map((number) => ({ at: place.at, end: place.end, number, gap: ' ' })),
});

/** Adds numbers to the bet that is being written; after a whole bet they begin another. */
function addItem(course: Course, item: Item): Step {
  if (course.permute !== undefined) return ask('permutation-unclear', course.permute);
  if (course.order === 'numbers-first' && course.play !== undefined)
    return ask('order-unclear', item);
  if (course.hasBet) {
    course.items = [];
    course.hasBet = false;
    course.numbersPermuted = false;
  }
  course.items.push(item);
  return undefined;
}

export function stepSet(course: Course, part: Lexed<'set'>): Step {
  return addItem(course, itemOfMany(part, part.numbers));
}

/** `hang 5` and `hang 5,6`: every single digit that follows. */
export function stepDigitSet(course: Course, part: Lexed<'digit-set'>): Step {
  let found = 0;
  for (;;) {
    const next = course.parts[course.index + 1];
    if (next?.kind !== 'number' || next.word.length !== 1) break;
    const asked = addItem(course, itemOfMany(spanOf(part, next), part.of(Number(next.word))));
    if (asked !== undefined) return asked;
    course.index += 1;
    found += 1;
  }
  return found === 0 ? ask('digit-missing', part) : undefined;
}

/** A range between two numbers or before them; where it could be both, the player is asked. */
export function stepRange(course: Course, part: Lexed<'range'>): Step {
  const before = course.hasBet ? [] : course.items.slice(-3);
  const after = [1, 2].map((ahead) => numberAt(course, ahead));
  const [to, second] = after;
  const between = to === undefined ? undefined : betweenOf(before, to);
  const ahead = to !== undefined && second !== undefined ? { from: to, to: second } : undefined;
  const first = between && rangeOf(words(between), part.by);
  const other = ahead && rangeOf(words(ahead), part.by);
  if (first !== undefined && other !== undefined) return ask('range-unclear', part);
  if (first !== undefined && between !== undefined) {
    course.items.splice(between.next === undefined ? -1 : -2);
    course.index += 1;
    return addItem(course, itemOfMany(spanOf(between.from, between.to), first));
  }
  if (other !== undefined && ahead !== undefined) {
    course.index += 2;
    return addItem(course, itemOfMany(spanOf(part, ahead.to), other));
  }
  return askRange(part, between, ahead);
}

interface Ends {
  readonly from: Written;
  readonly to: Written;
  readonly next?: Written;
}

const words = ({ from, to, next }: Ends): Range => ({
  from: from.word,
  to: to.word,
  ...(next === undefined ? {} : { next: next.word }),
});

function numberAt(course: Course, ahead: number): Number | undefined {
  const part = course.parts[course.index + ahead];
  return part?.kind === 'number' ? part : undefined;
}

/** `10/20keo90`: the slash names the step, unless slashes part the numbers before it as well. */
function betweenOf(before: readonly Item[], to: Number): Ends | undefined {
  const [last, second] = before.toReversed().map(({ plain }) => plain);
  if (last === undefined) return undefined;
  if (last.gap.trim() !== '/') return { from: last, to };
  if (second === undefined || second.gap.trim() === '/') return undefined;
  return { from: second, next: last, to };
}

const steps = [1, 10, 11, 100, 111];

/** The choices name a step. */
function askRange(part: Place, between: Ends | undefined, ahead: Ends | undefined): Asked {
  const ends = between ?? ahead;
  if (ends === undefined || ends.next !== undefined || (between && ahead))
    return ask('range-unclear', part);
  const { from, to } = ends;
  const choices = steps.flatMap((step) => {
    const next = String(Number(from.word) + step).padStart(from.word.length, '0');
    const isRange = rangeOf({ from: from.word, to: to.word, next }, 'keo') !== undefined;
    return isRange ? [`${from.word}/${next}keo${to.word}`] : [];
  });
  return ask('range-unclear', spanOf(between === undefined ? part : from, to), choices);
}
