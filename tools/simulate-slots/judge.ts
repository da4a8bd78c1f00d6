// Computes how far a played return lies from the one its game states, in standard deviations of
// that difference: both a simulated and a stated return have one.
import type { BetPromise } from '@baize/engines';
import type { SimulationRecord } from './record.ts';

/** One fair run in a million lies further off. */
export const deviationsMax = 5;

const deviationsOf95 = 1.959964;

type Played = Pick<SimulationRecord, 'meanPercent' | 'rounds'>;
type Stated = Pick<BetPromise, 'percent' | 'halfWidthPercent' | 'roundDeviation'>;

/** The spread is the stated one: a short run that never met a great prize underrates its own. */
export function deviationsOff({ meanPercent, rounds }: Played, stated: Stated): number {
  const own = (100 * Number(stated.roundDeviation)) / Math.sqrt(rounds);
  const theirs = Number(stated.halfWidthPercent) / deviationsOf95;
  return Math.abs(Number(meanPercent) - Number(stated.percent)) / Math.hypot(own, theirs);
}
