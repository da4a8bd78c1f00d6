// Reads pasted or uploaded lines a part at a time, so that the pad answers meanwhile. Lines that
// cannot be played, and lines that came before, are counted and left out; the first are told.
import type { LineForm } from '@baize/engines';

/** Why a line is left out. */
export type LineFault = 'length' | 'unknown' | 'number-repeated' | 'pattern' | 'repeated';

export interface BadLine {
  /** From 1, as the text is written; of lines beside each other their order. */
  readonly line: number;
  readonly text: string;
  readonly fault: LineFault;
}

export interface LinesRead {
  readonly lines: readonly (readonly number[])[];
  readonly malformed: number;
  readonly repeated: number;
  /** Beyond the most that a slip holds. */
  readonly left: number;
  /** The first lines that were left out. */
  readonly bad: readonly BadLine[];
}

export interface LineReading {
  readonly form: LineForm;
  /** Characters of a number where nothing separates them. */
  readonly width: number;
  readonly linesMost: number;
  /** What a group of numbers must be besides; undefined: nothing. */
  readonly fits?: ((line: readonly number[]) => boolean) | undefined;
}

/** More text than this is cut: 10,000 lines of eight numbers fit. */
export const textMost = 250_000;
export const badLinesTold = 5;

/** A text that is too long ends after its last whole line: half a line could be another one. */
export function cutText(text: string): string {
  if (text.length <= textMost) return text;
  const kept = text.slice(0, textMost + 1);
  const ends = kept.search(/[\n\r|_;]/u) === -1 ? [' ', '\t', ','] : ['\n', '\r', '|', '_', ';'];
  const end = Math.max(...ends.map((mark) => kept.lastIndexOf(mark)));
  return kept.slice(0, end > 0 ? end : textMost);
}

/** Reads so many lines at each step; gives what was read so far, to the end. */
export function* readLinesInSteps(
  text: string,
  reading: LineReading,
  linesAtOnce = 500,
): Generator<LinesRead> {
  const { form, width, linesMost, fits } = reading;
  const seen = new Set<string>();
  const lines: (readonly number[])[] = [];
  const bad: BadLine[] = [];
  let [malformed, repeated, left] = [0, 0, 0];
  const told = (): LinesRead => ({ lines: [...lines], malformed, repeated, left, bad: [...bad] });
  for (const [index, part] of splitLines(text, reading).entries()) {
    const fault = take(readLine(part.text, form, width));
    if (fault === 'repeated') repeated += 1;
    else if (fault !== undefined) malformed += 1;
    if (fault !== undefined && bad.length < badLinesTold) bad.push({ ...part, fault });
    if (index % linesAtOnce === linesAtOnce - 1) yield told();
  }
  yield told();

  function take(line: readonly number[] | LineFault): LineFault | undefined {
    if (typeof line === 'string') return line;
    if (fits?.(line) === false) return 'pattern';
    const key = line.join();
    if (seen.has(key)) return 'repeated';
    if (lines.length >= linesMost) left += 1;
    else {
      seen.add(key);
      lines.push(line);
    }
    return undefined;
  }
}

type Part = Pick<BadLine, 'line' | 'text'>;

// Lines are parted by line ends, bars and semicolons; in one line alone by commas or blanks, where
// its parts are whole lines.
function splitLines(text: string, { form, width }: LineReading): readonly Part[] {
  const parts = numbered(text.split(/\r\n|[\n\r|_;]/u));
  const [only] = parts;
  if (parts.length !== 1 || only === undefined) return parts;
  return isManyInOne(only.text, form.length * width) ? numbered(only.text.split(/[\s,]+/u)) : parts;
}

function numbered(texts: readonly string[]): readonly Part[] {
  const parts = texts.map((text, index) => ({ line: index + 1, text: text.trim() }));
  return parts.filter(({ text }) => text !== '');
}

const isManyInOne = (text: string, length: number): boolean =>
  text.split(/[\s,]+/).every((part) => part.length === length);

function readLine(text: string, form: LineForm, width: number): readonly number[] | LineFault {
  const parts = text.split(/[\s,-]+/).filter((part) => part !== '');
  const written = parts.length === 1 ? chunks(parts[0] ?? '', width) : parts;
  if (!written.every((part) => /^[0-9]{1,2}$/.test(part))) return 'unknown';
  if (written.length !== form.length) return 'length';
  const line = written.map(Number);
  if (!line.every((value) => value >= form.from && value <= form.to)) return 'unknown';
  if (!form.repeats && new Set(line).size < line.length) return 'number-repeated';
  return form.ordered ? line : line.toSorted((one, other) => one - other);
}

function chunks(text: string, width: number): string[] {
  return Array.from({ length: Math.ceil(text.length / width) }, (_, index) =>
    text.slice(index * width, (index + 1) * width),
  );
}
