// Amounts in a line: a number with its unit before or after it (`n10`, `10n`, `1tr5`). Where a
// point or a comma could part a decimal or two numbers, the player is asked.
import { maxUnits, unitsPerOne, type Units } from '@baize/money';
import type { Lexed, Lexeme, Written } from './lexemes.ts';
import { ask, spanOf, type Asked, type SlangQuestionName } from './meaning.ts';
import { isNext } from './tokens.ts';

/** Money, or a count of points. */
export type AmountPart = Written & { readonly kind: 'amount' } & (
    | { readonly units: Units }
    | { readonly count: bigint }
  );

export type Part = Exclude<Lexeme, Unit> | AmountPart;

type Unit = Lexed<'unit' | 'points'>;
type Number = Lexed<'number'>;

/** A number and its unit, and how many lexemes after the unit belong to them. */
interface Joined {
  readonly from: Written;
  readonly to: Written;
  readonly unit: Unit;
  readonly whole: string;
  readonly tenths?: string;
  readonly taken: number;
}

/** The most digits of an amount. */
export const digitsMost = 15;

/** The line with every unit joined to its number. */
export function joinAmounts(lexemes: readonly Lexeme[]): readonly Part[] | Asked {
  const parts: Part[] = [];
  for (let index = 0; index < lexemes.length; index += 1) {
    const lexeme = lexemes[index] as Lexeme;
    if (lexeme.kind === 'unclear' && lexeme.question === 'unit-ambiguous')
      return ask(lexeme.question, lexeme, lexeme.choices);
    if (lexeme.kind !== 'unit' && lexeme.kind !== 'points') {
      parts.push(lexeme);
      continue;
    }
    const joined = join(parts, lexeme, lexemes.slice(index + 1, index + 4));
    if ('question' in joined) return joined;
    const amount = amountOf(joined);
    if ('question' in amount) return amount;
    parts.push(amount);
    index += joined.taken;
  }
  return parts;
}

/** Joins a unit to the number that is glued to it, or to the only one beside it. */
function join(parts: Part[], unit: Unit, after: readonly Lexeme[]): Joined | Asked {
  const [right, second] = after;
  const left = parts.at(-1);
  const hasLeft = left?.kind === 'number' && isNext(unit);
  const hasRight = right?.kind === 'number' && isNext(right);
  // No amount begins with a zero: `05n10` is a number and its amount.
  if (hasLeft && hasRight && !isZeroed(left.word)) {
    if (unit.gap === '' && right.gap === '') return joinBoth(parts, unit, right, second);
    if (unit.gap !== '' && (right.gap !== '' || isMillion(unit)))
      return ask('amount-unclear', spanOf(left, right));
    return unit.gap === ''
      ? joinLeft(parts, unit)
      : joinRight(unit, right, { second, before: left });
  }
  if (hasRight) return joinRight(unit, right, { second, before: left });
  return hasLeft ? joinLeft(parts, unit) : ask('amount-missing', unit);
}

/** A number of several digits with a zero before them. */
export const isZeroed = (digits: string): boolean => /^0[0-9]/.test(digits);

/** A point or a comma with no blank. */
export const isDecimalGap = (gap: string): boolean => gap === '.' || gap === ',';

const isMillion = (unit: Unit): boolean => unit.kind === 'unit' && unit.worth === 1_000_000n;

/** `1tr5` is one and a half million; any other number on both sides is unclear. */
function joinBoth(
  parts: Part[],
  unit: Unit,
  right: Number,
  second: Lexeme | undefined,
): Joined | Asked {
  const left = parts.pop() as Number;
  const isHalf = isMillion(unit) && /^[1-9]$/.test(right.word);
  const goesOn = second !== undefined && (second.gap === '' || isDecimalGap(second.gap));
  if (!isHalf || goesOn || isDecimalGap(left.gap))
    return ask('amount-unclear', spanOf(left, right));
  return { from: left, to: right, unit, whole: left.word, tenths: right.word, taken: 1 };
}

/**
 * `5,5n` is a decimal where numbers have more than one digit. `05,5n` and `23.10n` can be read in
 * two ways.
 */
function joinLeft(parts: Part[], unit: Unit): Joined | Asked {
  const last = parts.pop() as Number;
  const before = parts.at(-1);
  if (before?.kind !== 'number' || !isDecimalGap(last.gap))
    return { from: last, to: unit, unit, whole: last.word, taken: 0 };
  parts.pop();
  if (isDecimalGap(before.gap)) return ask('amount-unclear', spanOf(before, unit));
  const joined = { from: before, to: unit, unit, taken: 0 };
  if (!isDigitBet(parts.at(-1)) && isDecimal(before.word, last.word, unit))
    return { ...joined, whole: before.word, tenths: last.word };
  if (isThousands(before, last, unit)) return { ...joined, whole: before.word + last.word };
  const apart = `${before.word} ${last.word}${unit.word}`;
  return ask('amount-unclear', spanOf(before, unit), [apart]);
}

/** Beside it a single digit is bet on: in `duoi1so 1 3,5n` three may be another. */
function isDigitBet(part: Part | undefined): boolean {
  if (part?.kind === 'number') return part.word.length === 1;
  return part?.kind === 'play' && part.play.byWidth[1] !== undefined;
}

/** Two decimals of thousands are rare: `5.10n` may be a number and its amount. */
function isDecimal(whole: string, tenths: string, unit: Unit): boolean {
  const most = whole === '0' || isMillion(unit) ? 2 : 1;
  return whole.length === 1 && tenths.length <= most;
}

/** `100.000 vnd`: zeros alone are no amount, so the point parts thousands. */
function isThousands(before: Number, last: Number, unit: Unit): boolean {
  const isPlain = unit.kind === 'unit' && unit.worth === 1n;
  return isPlain && last.word === '000' && /^[1-9][0-9]{0,2}$/.test(before.word);
}

interface Beside {
  readonly second: Lexeme | undefined;
  readonly before: Part | undefined;
}

function joinRight(unit: Unit, first: Number, { second, before }: Beside): Joined | Asked {
  if (second?.kind !== 'number' || !isDecimalGap(second.gap))
    return { from: unit, to: first, unit, whole: first.word, taken: 1 };
  if (second.word.length > 1 || isDigitBet(before))
    return ask('amount-unclear', spanOf(unit, second));
  return { from: unit, to: second, unit, whole: first.word, tenths: second.word, taken: 2 };
}

function amountOf({ from, to, unit, whole, tenths = '' }: Joined): AmountPart | Asked {
  const place = spanOf(from, to);
  if (whole.length > digitsMost) return ask('amount-too-large', place);
  if (isZeroed(whole)) return ask('amount-unclear', place);
  const written = { ...place, word: whole, gap: from.gap, kind: 'amount' } as const;
  const scaled = BigInt(whole + tenths);
  if (unit.kind === 'points') {
    if (tenths !== '') return ask('amount-unclear', place);
    return { ...written, count: scaled };
  }
  const units = (scaled * unit.worth * unitsPerOne) / 10n ** BigInt(tenths.length);
  const fault = amountFault(units);
  return fault === undefined ? { ...written, units } : ask(fault, place);
}

/** What is wrong with an amount of money: it is whole, positive and of a size that is stored. */
export function amountFault(units: Units): SlangQuestionName | undefined {
  if (units <= 0n) return 'amount-zero';
  if (units > maxUnits) return 'amount-too-large';
  return units % unitsPerOne === 0n ? undefined : 'amount-unclear';
}
