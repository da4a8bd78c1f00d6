// The brand's bounds of rates by category, and the defaults of a fresh platform.
import { rebateCategories, type RebateCategory } from '@baize/contract';

export interface Bounds {
  readonly category: RebateCategory;
  /** Hundredths of a percent, as all rates. */
  readonly highest: number;
  readonly difference: number;
  readonly step: number;
}

export type HighestOf = Readonly<Record<RebateCategory, number>>;

/** Of a fresh platform. */
export const highestUnlessSet: HighestOf = {
  LIVE: 80,
  RNG: 120,
  SPORTS: 80,
  ESPORTS: 80,
  FISH: 100,
  PVP: 100,
  ELOTT: 100,
};
const step = 5;

export type BoundsOf = Readonly<Record<RebateCategory, Bounds>>;

export function boundsOf(set: readonly Bounds[]): BoundsOf {
  const all = rebateCategories.map((category) => {
    const standard = { category, highest: highestUnlessSet[category], difference: step, step };
    return [category, set.find((bounds) => bounds.category === category) ?? standard];
  });
  return Object.fromEntries(all) as BoundsOf;
}

/** Bounds that make sense: the highest rate and the difference lie on a step. */
export const areBounds = ({ highest, difference, step: by }: Bounds): boolean =>
  highest % by === 0 && difference % by === 0 && difference <= highest;
