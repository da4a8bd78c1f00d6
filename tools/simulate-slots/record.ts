// The result of a simulation: the mean of its rounds, their deviation, and the interval that holds
// the true return with 95 % confidence.
import type { StatedReturn } from '@baize/engines';
import type { Sums } from './batch.ts';

export interface SimulationRecord {
  readonly code: string;
  /** The version of the definition that was played. */
  readonly version: string;
  readonly seed: string;
  readonly rounds: number;
  readonly meanPercent: string;
  readonly deviation: string;
  readonly intervalPercent: { readonly from: string; readonly to: string };
  readonly stated: StatedReturn;
}

export interface RecordAsked {
  readonly code: string;
  readonly version: string;
  readonly seed: string;
  readonly stakeCredits: number;
  readonly sums: Sums;
}

const deviationsOf95 = 1.959964;
const places = 4;

export function recordOf({ code, version, seed, stakeCredits, sums }: RecordAsked) {
  const { rounds } = sums;
  const mean = sums.credits / rounds / stakeCredits;
  const deviation = deviationOf(sums.creditsSquared, mean);
  const halfWidth = (deviationsOf95 * deviation) / Math.sqrt(rounds);
  const spinMean = sums.spinCredits / rounds / stakeCredits;
  function deviationOf(squares: number, around: number): number {
    return Math.sqrt(squares / rounds / stakeCredits ** 2 - around ** 2);
  }
  const record: SimulationRecord = {
    code,
    version,
    seed,
    rounds,
    meanPercent: percent(mean),
    deviation: deviation.toFixed(places),
    intervalPercent: { from: percent(mean - halfWidth), to: percent(mean + halfWidth) },
    stated: {
      rounds,
      percent: percent(mean),
      halfWidthPercent: percent(halfWidth),
      basePercent: percent(spinMean),
      featurePercent: percent(mean - spinMean),
      hitPercent: percent(sums.hits / rounds),
      spinsPerTrigger: (rounds / sums.triggers).toFixed(3),
      spinsPerFeature: (sums.featureSpins / sums.triggers).toFixed(places),
      spinDeviation: deviationOf(sums.spinCreditsSquared, spinMean).toFixed(places),
      roundDeviation: deviation.toFixed(places),
      spinWinStakesMax: (sums.spinCreditsMax / stakeCredits).toFixed(2),
    },
  };
  return record;
}

function percent(share: number): string {
  return (share * 100).toFixed(places);
}
