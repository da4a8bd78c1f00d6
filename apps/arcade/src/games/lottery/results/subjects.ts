// The subjects of trends and roads: the sum, one place, or two places against each other. Each has
// the marks and pushes of the plays of its kind.
import type { DrawKind } from '@baize/engines';
import { ballColour } from '@baize/ui';

export type Mark =
  | 'big'
  | 'small'
  | 'odd'
  | 'even'
  | 'dragon'
  | 'tiger'
  | 'tie'
  | 'red'
  | 'blue'
  | 'green'
  | 'middle'
  | 'push';
export type RoadName = 'size' | 'parity' | 'colour' | 'dragon-tiger';

export interface Subject {
  readonly id: string;
  /** The places of the draw, from 0; their numbers are added up. */
  readonly at: readonly number[];
  readonly roads: readonly RoadName[];
}

const halves = ['size', 'parity'] as const;

/** Six balls of 49 and the special one, under either set of prizes. */
export const isMarkSix = ({ code }: Pick<DrawKind, 'code'>): boolean =>
  code === 'LHC' || code === 'MARK6';

/** Whole numbers of several digits: nobody adds them up, or counts how often each came. */
export const isLong = ({ high }: Pick<DrawKind, 'high'>): boolean => high > 99;

export function subjectsOf(kind: DrawKind): readonly Subject[] {
  const { code, places } = kind;
  if (isLong(kind)) return [];
  const all = Array.from({ length: places }, (_, place) => place);
  const sum: Subject = { id: 'sum', at: all, roads: halves };
  if (code === 'KENO' || code === 'K3') return [sum];
  if (isMarkSix(kind))
    return [{ id: 'special', at: [places - 1], roads: ['size', 'parity', 'colour'] }, sum];
  const each = all.map((place) => ({ id: `place-${place + 1}`, at: [place], roads: halves }));
  // All numbers of a race add up to the same; its first two are what is bet on.
  if (code === 'PK10')
    return [{ id: 'top-two', at: [0, 1], roads: halves }, ...each, ...pairsOf(places)];
  return [sum, ...each, ...pairsOf(places).slice(0, 1)];
}

function pairsOf(places: number): readonly Subject[] {
  return Array.from({ length: Math.floor(places / 2) }, (_, place) => ({
    id: `against-${place + 1}-${places - place}`,
    at: [place, places - 1 - place],
    roads: ['dragon-tiger'] as const,
  }));
}

export const valueOf = ({ at }: Subject, numbers: readonly number[]): number =>
  at.reduce((sum, place) => sum + (numbers[place] ?? 0), 0);

export interface MarkAsked {
  readonly kind: DrawKind;
  readonly subject: Subject;
  readonly road: RoadName;
}

export function markOf({ kind, subject, road }: MarkAsked, numbers: readonly number[]): Mark {
  const value = valueOf(subject, numbers);
  if (road === 'dragon-tiger') {
    const [one = 0, other = 0] = subject.at.map((place) => numbers[place] ?? 0);
    if (one === other) return 'tie';
    return one > other ? 'dragon' : 'tiger';
  }
  if (road === 'colour') return ballColour(value);
  if (isPush(kind, subject, value)) return 'push';
  if (road === 'parity') return value % 2 === 1 ? 'odd' : 'even';
  if (subject.id === 'sum' && value === middleSums[kind.code]) return 'middle';
  return value >= bigFrom(kind, subject) ? 'big' : 'small';
}

/** Sums that are neither big nor small: a bet on either is returned or lost. */
const middleSums: Readonly<Record<string, number>> = { '11X5': 30, KENO: 810 };

/** The one number that gives the stake on either half back. */
function isPush(kind: DrawKind, { at }: Subject, value: number): boolean {
  return at.length === 1 && (kind.code === '11X5' || isMarkSix(kind)) && value === kind.high;
}

/** The upper half of what can come, without a number that is pushed. */
function bigFrom(kind: DrawKind, subject: Subject): number {
  const [least, most] = rangeOf(kind, subject);
  const isUneven = kind.code === '11X5' || isMarkSix(kind);
  if (subject.at.length === 1) return Math.floor((least + most - (isUneven ? 1 : 0)) / 2) + 1;
  return isMarkSix(kind) ? (least + most) / 2 : Math.floor((least + most) / 2) + 1;
}

/** The least and the most that a subject can add up to. */
export function rangeOf(
  { low, high, repeats }: DrawKind,
  { at: { length } }: Pick<Subject, 'at'>,
): readonly [number, number] {
  if (repeats) return [low * length, high * length];
  const apart = (length * (length - 1)) / 2;
  return [low * length + apart, high * length - apart];
}

export type Tone = 'one' | 'other' | 'tie' | 'red' | 'blue' | 'green';

/** How a mark is drawn: those that stand against each other in two tones. */
export function toneOf(mark: Mark): Tone {
  if (mark === 'red' || mark === 'blue' || mark === 'green') return mark;
  if (mark === 'tie' || mark === 'push' || mark === 'middle') return 'tie';
  return mark === 'big' || mark === 'odd' || mark === 'dragon' ? 'one' : 'other';
}
