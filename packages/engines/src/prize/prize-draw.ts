// A prize draw: one number below the sum of the weights decides its segment. The first segment has
// the numbers from 0, each next one those that follow, so its chance is its weight in the sum.
import type { Draws } from '../kit/draws.ts';

export const drawRange = (weights: readonly number[]): number =>
  weights.reduce((sum, weight) => sum + weight, 0);

/** The segment that a number falls into, from 0. */
export function segmentAt(weights: readonly number[], value: number): number {
  let left = value;
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  if (found < 0 || value < 0) throw new RangeError(`No segment has the number ${value}.`);
  return found;
}

export interface PrizeDrawn {
  readonly range: number;
  readonly value: number;
  readonly segment: number;
}

export function drawPrize(weights: readonly number[], draws: Draws): PrizeDrawn {
  const range = drawRange(weights);
  const value = draws.int(range);
  return { range, value, segment: segmentAt(weights, value) };
}
