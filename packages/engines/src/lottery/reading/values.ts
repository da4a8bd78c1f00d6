// One number, word or line of a written selection. Whatever cannot be read becomes a value that no
// form allows, so that the form names what is wrong.
import type { DrawKind } from '../kinds.ts';
import type { RowForm, Selection } from '../selection.ts';

/** Stands for what could not be read. */
const unreadable = -1;

export function readValue({ words, digits }: RowForm, text: string): number {
  if (words !== undefined) return words.indexOf(text);
  if (digits === undefined) return readNumber(text);
  return text.length === digits && /^[0-9]+$/.test(text) ? Number(text) : unreadable;
}

export function readNumber(text: string): number {
  return /^[0-9]{1,2}$/.test(text) ? Number(text) : unreadable;
}

/** How many characters a number of the kind has where nothing separates them. */
export function numberWidth({ high }: DrawKind): number {
  return String(high).length;
}

/** The numbers of one single line, with or without separators. */
export function readLine(kind: DrawKind, text: string): number[] {
  const parts = text.split(/[\s,-]+/).filter((part) => part !== '');
  if (parts.length !== 1) return parts.map(readNumber);
  return chunks(parts[0] ?? '', numberWidth(kind)).map(readNumber);
}

/** Single lines, parted by line ends, bars or underscores; where there are none, by blanks. */
export function readLines(kind: DrawKind, text: string): Selection['rows'] {
  const trimmed = text.trim();
  const parts = /[\n|_;]/.test(trimmed) ? trimmed.split(/[\n|_;]+/) : trimmed.split(/[\s,]+/);
  return parts.filter((part) => part.trim() !== '').map((part) => readLine(kind, part.trim()));
}

export function chunks(text: string, width: number): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += width) found.push(text.slice(at, at + width));
  return found;
}
