// The prizes of a board as they are shown: each with its numbers as they are written, and the tail
// that players look for.
import { prizesOf, printNumber, type DrawKind, type PrizeName } from '@baize/engines';

export interface BoardNumber {
  readonly place: number;
  readonly written: string;
  readonly tail: number;
}

export interface BoardPrize {
  readonly name: PrizeName;
  readonly numbers: readonly BoardNumber[];
}

export function boardPrizes(kind: DrawKind, drawn: readonly number[]): readonly BoardPrize[] {
  return prizesOf(kind.code as Parameters<typeof prizesOf>[0]).map(({ name, at }) => ({
    name,
    numbers: at.map((place) => {
      const number = drawn[place] ?? 0;
      return { place, written: printNumber(kind, number, place), tail: number % 100 };
    }),
  }));
}

/** In the order of a draw on stage: the smallest prize first, the special prize last. */
export function stageOrder(places: number): readonly number[] {
  return Array.from({ length: places }, (_, index) => places - 1 - index);
}
