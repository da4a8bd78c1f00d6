// Typed slang as the panel shows it: each line as priced slips with their games, as the question
// that is asked back, or as the reason why it cannot be bet.
import {
  readSlang,
  sayProvince,
  saySlip,
  type SlangKind,
  type SlangLine,
  type SlangQuestion,
  type SlangRefusal,
  type SlangSlip,
} from '@baize/engines/slang';
import type { Units } from '@baize/money';
import type { LotteryTerms } from '../desk/lottery-terms.ts';
import { readSlip, type LeftWhy } from '../desk/price-at.ts';
import type { Priced } from '../picks/price.ts';
import type { PlayBook } from '../plays/play-book.ts';

export interface Typing {
  readonly terms: LotteryTerms;
  readonly book: PlayBook;
  /** The draws of the day that a line may name; none where the game is the only one. */
  readonly provinces: readonly string[];
  /** What a bare `1` is worth; without it an amount without a unit is asked back. */
  readonly unit?: Units | undefined;
}

export interface TypedSlip {
  readonly slip: SlangSlip;
  readonly gameCode: string;
  readonly priced?: Priced;
  readonly why?: LeftWhy;
}

export interface TypedLine {
  /** Of the text, from 0. */
  readonly index: number;
  readonly text: string;
  readonly slips: readonly TypedSlip[];
  /** The games of provinces that the line names for those below it. */
  readonly named: readonly string[];
  readonly question?: SlangQuestion;
}

export interface TypedBets {
  readonly lines: readonly TypedLine[];
  readonly refusal?: SlangRefusal;
}

/** Lines that name no province are for the game in play. */
export function readBets(text: string, typing: Typing): TypedBets {
  const { terms, provinces, unit } = typing;
  const isNamed = provinces.length > 1;
  const before = isNamed ? `${sayProvince(terms.gameCode)}\n` : '';
  const read = readSlang(before + text, {
    kind: terms.kind as SlangKind,
    provinces,
    ...(unit === undefined ? {} : { unit }),
  });
  if ('refusal' in read) return { lines: [], refusal: read.refusal };
  const indexes = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const lines = isNamed ? read.lines.slice(1) : read.lines;
  return { lines: lines.map((line, at) => typedLine(line, indexes[at] ?? 0, typing)) };
}

function typedLine(line: SlangLine, index: number, typing: Typing): TypedLine {
  const { text } = line;
  if ('question' in line) return { index, text, slips: [], named: [], question: line };
  const slips = line.slips.map((slip) => typedSlip(slip, typing));
  const named = typing.provinces.filter((code) => line.said.includes(sayProvince(code)));
  return { index, text, slips, named: slips.length > 0 ? [] : named };
}

function typedSlip(slip: SlangSlip, { terms: own, book }: Typing): TypedSlip {
  const gameCode = slip.province ?? own.gameCode;
  // Numbers are limited for the game in play alone.
  const terms = gameCode === own.gameCode ? own : { ...own, limitedNumbers: [] };
  const selection = slip.numbers.join(',');
  const at = { pays: 'odds', amount: slip.amount } as const;
  const read = readSlip(terms, book, { play: slip.play, selection, at });
  return 'why' in read
    ? { slip, gameCode, why: read.why }
    : { slip, gameCode, priced: read.priced };
}

export interface BetsSum {
  /** Of the game in play. */
  readonly own: readonly Priced[];
  readonly stake: Units;
  /** How many slips are for which other game. */
  readonly elsewhere: ReadonlyMap<string, number>;
  /** Nothing may be bet while a line is not understood, or cannot be bet. */
  readonly isOpen: boolean;
}

export function sumOf({ lines, refusal }: TypedBets, gameCode: string): BetsSum {
  const slips = lines.flatMap((line) => line.slips);
  const own = slips.flatMap((one) => (one.gameCode === gameCode ? (one.priced ?? []) : []));
  const elsewhere = new Map<string, number>();
  for (const one of slips)
    if (one.gameCode !== gameCode)
      elsewhere.set(one.gameCode, (elsewhere.get(one.gameCode) ?? 0) + 1);
  return {
    own,
    stake: own.reduce((sum, { stake }) => sum + stake, 0n),
    elsewhere,
    isOpen:
      refusal !== undefined ||
      lines.some(({ question }) => question !== undefined) ||
      slips.some(({ why }) => why !== undefined),
  };
}

/** Slips in words that read as the same slips again in the room of any of their games. */
export function writtenBets({ lines }: TypedBets, wanted: (one: TypedSlip) => boolean): string {
  const slips = lines.flatMap((line) => line.slips).filter(wanted);
  return slips.map(({ slip }) => saySlip(slip).join(' ')).join('\n');
}

/** The text with a word of one of its lines answered. */
export function answered(text: string, { index, question }: TypedLine, choice: string): string {
  if (question === undefined) return text;
  const lines = text.split('\n');
  const line = lines[index] ?? '';
  const before = line.slice(0, question.at);
  const after = line.slice(question.at + question.word.length);
  const next = `${before} ${choice} ${after}`.replaceAll(/ {2,}/gu, ' ').trim();
  return lines.with(index, next).join('\n');
}
