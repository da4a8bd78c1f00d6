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

/** The two digits below; of four digits there are none. */
export function belowOf(kind: string, written: readonly string[]): string | undefined {
  const [first = '', second = ''] = written;
  if (kind === 'D4') return undefined;
  if (kind === 'THAI') return written.at(-1);
  return kind === 'HANOI' ? second.slice(-2) : first.slice(0, 2);
}

/** What is bet on and no prize of its own. */
export function betNumbers(kind: string, written: readonly string[]): readonly BetNumber[] {
  const [first = ''] = written;
  if (kind === 'D4') return [];
  const top = (digits: 2 | 3 | 4): BetNumber => ({
    id: `top-${digits}`,
    written: first.slice(-digits),
  });
  const above = kind === 'HANOI' ? [top(4), top(3), top(2)] : [top(3), top(2)];
  const below = belowOf(kind, written) ?? '';
  return kind === 'THAI' ? above : [...above, { id: 'bottom-2', written: below }];
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
