// The meaning of typed slang: slips that are understood, or a question to the player. Nothing that
// could mean two things is ever a slip.
import type { Units } from '@baize/money';

export type SlangKind = 'VN_N' | 'VN_S';

export type SlangPlay =
  | 'DE2'
  | 'HEAD2'
  | 'DD2'
  | 'DE3'
  | 'XC3'
  | 'DE4'
  | 'LO2'
  | 'LO3'
  | 'LO4'
  | 'B7L'
  | 'B8L'
  | 'FIRST2'
  | 'XIEN2'
  | 'XIEN3'
  | 'XIEN4'
  | 'MISS4'
  | 'MISS8'
  | 'MISS10'
  | 'DIGIT10'
  | 'DIGIT1'
  | 'DA';

export interface SlangOptions {
  readonly kind: SlangKind;
  /** Draws of the day that may be named, by the codes of their games; none for a single draw. */
  readonly provinces: readonly string[];
  /** What a bare `1` is worth; without it, an amount without a unit is asked back. */
  readonly unit?: Units;
  /** The stake by lot that one point of the north stands for; without it there are no points. */
  readonly point?: Units;
}

export interface SlangSlip {
  readonly play: SlangPlay;
  readonly numbers: readonly string[];
  /** By number and lot, or by ticket where the numbers are bet together. */
  readonly amount: Units;
  readonly province?: string;
}

export type SlangQuestionName =
  | 'amount-missing'
  | 'amount-too-large'
  | 'amount-unclear'
  | 'amount-zero'
  | 'count-wrong'
  | 'digit-missing'
  | 'digit-or-numbers'
  | 'groups-unclear'
  | 'number-repeated'
  | 'numbers-missing'
  | 'order-unclear'
  | 'permutation-unclear'
  | 'play-missing'
  | 'play-not-here'
  | 'play-not-offered'
  | 'points-not-here'
  | 'points-or-money'
  | 'province-ambiguous'
  | 'province-missing'
  | 'province-not-today'
  | 'province-repeated'
  | 'province-without-bet'
  | 'range-unclear'
  | 'sign-unclear'
  | 'size-unclear'
  | 'stations-apart'
  | 'stations-unclear'
  | 'two-plays'
  | 'unit-ambiguous'
  | 'unit-missing'
  | 'width-wrong'
  | 'word-ambiguous'
  | 'word-unknown';

export interface SlangQuestion {
  readonly question: SlangQuestionName;
  /** Where the word stands in the line. */
  readonly at: number;
  readonly word: string;
  /** Words that may stand in its place, with blanks around them. */
  readonly choices?: readonly string[];
}

/** A line of the text. What was understood is told in words that can be read again. */
export type SlangLine = { readonly text: string } & (
  | { readonly slips: readonly SlangSlip[]; readonly said: readonly string[] }
  | SlangQuestion
);

export type SlangRefusal = 'slang-too-long' | 'too-many-numbers';

/** A part of a line, from one character to before another. */
export interface Place {
  readonly at: number;
  readonly end: number;
}

/** A question before its word is taken from the line. */
export interface Asked extends Place {
  readonly question: SlangQuestionName;
  readonly choices: readonly string[];
}

export function ask(
  question: SlangQuestionName,
  { at, end }: Place,
  choices: readonly string[] = [],
): Asked {
  return { question, at, end, choices };
}

/** The place from the start of one part to the end of another. */
export const spanOf = ({ at }: Place, { end }: Place): Place => ({ at, end });
