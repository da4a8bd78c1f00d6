// Finds a line among many at once. Exposure and settlement ask the lines of a slip for each of up
// to a thousand outcomes: they are put into a set with the first question.
import type { Selection } from '../selection.ts';

type Key = number | string;

const indexes = new WeakMap<Selection['rows'], ReadonlySet<Key>>();

/** Whether one of the lines has just these numbers, in this order. */
export function hasLine(lines: Selection['rows'], numbers: readonly number[]): boolean {
  let index = indexes.get(lines);
  if (index === undefined) {
    index = new Set(lines.map(keyOf));
    indexes.set(lines, index);
  }
  return index.has(keyOf(numbers));
}

/** Every number has at most two digits; so many of them are exact in one. */
const exactPlaces = 7;

function keyOf(line: readonly number[]): Key {
  if (line.length > exactPlaces) return line.join();
  let key = line.length;
  for (const number of line) key = key * 100 + number;
  return key;
}
