// The sets of tails that players pick at once: all with one tens digit (đầu), all with one units
// digit (đuôi), the numbers of an animal.
import { animalTails } from '@baize/engines';

export const tailFacets = ['head', 'end', 'animal'] as const;
export type TailFacet = (typeof tailFacets)[number];

export interface TailSet {
  /** A digit, or the name of an animal. */
  readonly word: string;
  readonly numbers: readonly number[];
}

const ten = Array.from({ length: 10 }, (_, digit) => digit);

const sets: Readonly<Record<TailFacet, readonly TailSet[]>> = {
  head: ten.map((head) => ({
    word: String(head),
    numbers: ten.map((end) => head * 10 + end),
  })),
  end: ten.map((end) => ({ word: String(end), numbers: ten.map((head) => head * 10 + end) })),
  animal: Object.entries(animalTails).map(([word, numbers]) => ({ word, numbers })),
};

export function tailSets(facet: TailFacet): readonly TailSet[] {
  return sets[facet];
}
