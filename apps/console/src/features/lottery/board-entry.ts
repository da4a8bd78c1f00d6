// A result of many prizes as staff type it: a line for each prize. A whole board that is pasted
// into one line fills all of them.
import type { PrizeAt } from '@baize/engines';

const partsOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The line of each prize. */
export function boardLines(typed: string, prizes: readonly PrizeAt[]): readonly string[] {
  const lines = typed.split('\n');
  return prizes.map((_, place) => lines[place] ?? '');
}

export interface LineTyped {
  readonly prizes: readonly PrizeAt[];
  readonly place: number;
  readonly text: string;
}

/** The whole entry after a line was typed or pasted. */
export function typeLine(typed: string, { prizes, place, text }: LineTyped): string {
  const parts = partsOf(text);
  const places = prizes.reduce((sum, { at }) => sum + at.length, 0);
  const lines =
    parts.length === places
      ? prizes.map(({ at }) => at.map((one) => parts[one]).join(' '))
      : boardLines(typed, prizes).with(place, text.replaceAll('\n', ' '));
  return lines.join('\n');
}
