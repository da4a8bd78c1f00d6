// A draw in the form of its country: its prizes as they are written, and the shorter numbers that
// bets look at.
import { drawKinds, printNumber, prizesOf, type KindCode, type PrizeName } from '@baize/engines';

export interface WrittenPrize {
  readonly name: PrizeName;
  readonly numbers: readonly { readonly place: number; readonly written: string }[];
}

export interface BetNumber {
  readonly id: 'top-4' | 'top-3' | 'top-2' | 'bottom-2';
  readonly written: string;
}

/** As each number of the draw is written. */
export function writtenAt(kind: string, numbers: readonly number[]): readonly string[] {
  const drawKind = drawKinds.find(({ code }) => code === kind);
  if (drawKind === undefined) return [];
  return numbers.map((number, place) => printNumber(drawKind, number, place));
}

export function countryPrizes(kind: string, written: readonly string[]): readonly WrittenPrize[] {
  return prizesOf(kind as KindCode).map(({ name, at }) => ({
    name,
    numbers: at.map((place) => ({ place, written: written[place] ?? '' })),
  }));
}

/** What is above and below. Of four digits, a number is bet on as it is drawn. */
export function betNumbers(kind: string, written: readonly string[]): readonly BetNumber[] {
  const [first = '', second = ''] = written;
  const last = written.at(-1) ?? '';
  const above: readonly BetNumber[] = [
    { id: 'top-3', written: first.slice(-3) },
    { id: 'top-2', written: first.slice(-2) },
  ];
  const below = (text: string): BetNumber => ({ id: 'bottom-2', written: text });
  if (kind === 'THAI') return [...above, below(last)];
  if (kind === 'HANOI')
    return [{ id: 'top-4', written: first.slice(-4) }, ...above, below(second.slice(-2))];
  return kind === 'D4' ? [] : [...above, below(first.slice(0, 2))];
}

/** What a card has room for: the main number, or the three prizes. */
export function mainNumbers(kind: string, written: readonly string[]): readonly string[] {
  return kind === 'D4' ? written.slice(0, 3) : written.slice(0, 1);
}

/** The smallest prizes are drawn first, the main one last. */
export function revealOrder(kind: string): readonly number[] {
  return prizesOf(kind as KindCode)
    .toReversed()
    .flatMap(({ at }) => at);
}
