// The 49 numbers by what they share: a colour, an animal or an element of the lunar year, a last
// digit. A press picks all numbers of one.
import {
  colours,
  elementNumbers,
  elements,
  zodiacNumbers,
  zodiacs,
  type Play,
} from '@baize/engines';
import { isMarkSix } from '../results/subjects.ts';

export const facets = ['colour', 'zodiac', 'tail', 'element'] as const;
export type Facet = (typeof facets)[number];

export interface NumberSet {
  /** The word of its name; of a last digit the digit. */
  readonly word: string;
  readonly numbers: readonly number[];
}

export function numberSets(facet: Facet, lunarYear: number): readonly NumberSet[] {
  if (facet === 'colour')
    return Object.entries(colours).map(([word, numbers]) => ({ word, numbers }));
  if (facet === 'zodiac')
    return zodiacNumbers(lunarYear).map((numbers, at) => ({ word: zodiacs[at] ?? '', numbers }));
  if (facet === 'element')
    return elementNumbers(lunarYear).map((numbers, at) => ({ word: elements[at] ?? '', numbers }));
  return Array.from({ length: 10 }, (_, digit) => ({
    word: String(digit),
    numbers: Array.from({ length: 49 }, (_one, at) => at + 1).filter((one) => one % 10 === digit),
  }));
}

type Row = {
  readonly words?: readonly string[] | undefined;
  readonly from: number;
  readonly to: number;
};

/** The number of the draw that a value of a row stands for; undefined: it is another answer. */
export function drawnNumber({ kind }: Play, row: Row, value: number): number | undefined {
  const { words, from, to } = row;
  if (words === undefined) return from === kind.low && to === kind.high ? value : undefined;
  const word = words[value] ?? '';
  return /^\d{2}$/u.test(word) ? Number(word) : undefined;
}

/** Whether a row holds the 49 numbers, as numbers or as answers. */
export const holdsMarkSix = (play: Play, row: Row): boolean =>
  isMarkSix(play.kind) && drawnNumber(play, row, row.from) === 1 && row.to - row.from === 48;
