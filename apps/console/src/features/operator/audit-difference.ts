// The difference between two states of a staff action: every value by its path, changes first, and
// of a long text only the part that differs. Pure.

export interface Difference {
  /** `limits.depositDay` is written as “limits › deposit day”. */
  readonly path: string;
  readonly look: 'changed' | 'added' | 'removed' | 'same';
  readonly was: string;
  readonly is: string;
}

const nothing = '–';

export function differences(before: unknown, after: unknown): readonly Difference[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  const all = paths.map((path): Difference => {
    const [old, now] = [was.get(path), is.get(path)];
    const look = lookOf(old, now, before === null || before === undefined);
    return { path, look, was: old ?? nothing, is: now ?? nothing };
  });
  const isSame = ({ look }: Difference) => look === 'same';
  return [...all.filter((one) => !isSame(one)), ...all.filter(isSame)];
}

function lookOf(was: string | undefined, is: string | undefined, isNew: boolean) {
  if (was === is) return 'same';
  if (was === undefined) return isNew ? 'added' : 'changed';
  return is === undefined ? 'removed' : 'changed';
}

/** Every value that is no object, by its path; a list of plain values is one. */
function leavesOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  const isPlainList =
    Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
  if (typeof value !== 'object' || isPlainList) return new Map([[path.join(' › '), textOf(value)]]);
  const parts = Object.entries(value).map(([name, part]) => leavesOf(part, [...path, words(name)]));
  return new Map(parts.flatMap((part) => [...part]));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ') || nothing;
  return value === '' ? nothing : String(value);
}

/** `accountTypeId` as `account type id`; what staff wrote themselves stays. */
const words = (name: string): string =>
  /^[a-z]+(?:[A-Z][a-z0-9]*)+$/u.test(name)
    ? name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
    : name;

export interface Parts {
  readonly start: string;
  readonly middle: string;
  readonly end: string;
}

const around = 24;
const longFrom = 60;

/** The part of a long text that differs from another, with a little context. */
export function partThatDiffers(text: string, other: string): Parts {
  if (text.length < longFrom) return { start: '', middle: text, end: '' };
  const shorter = Math.min(text.length, other.length);
  let from = 0;
  while (from < shorter && text[from] === other[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && text.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const to = text.length - tail;
  const start = from > around ? `…${text.slice(from - around, from)}` : text.slice(0, from);
  const end = tail > around ? `${text.slice(to, to + around)}…` : text.slice(to);
  return { start, middle: text.slice(from, to), end };
}

const told = 2;

/** One line for the list: the first differences, and how many more there are. */
export function summaryOf(before: unknown, after: unknown): { text: string; more: number } {
  const changed = differences(before, after).filter(({ look }) => look !== 'same');
  const shown = changed.slice(0, told).map(({ path, look, was, is }) => {
    const name = path === '' ? '' : `${path}: `;
    return look === 'added' ? `${name}${short(is)}` : `${name}${short(was)} → ${short(is)}`;
  });
  return { text: shown.join('; '), more: Math.max(0, changed.length - told) };
}

const shortMost = 32;
const short = (text: string): string =>
  text.length > shortMost ? `${text.slice(0, shortMost)}…` : text;
