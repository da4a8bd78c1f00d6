// Judges many p-values of one test together. A fair generator falls below 1 % in one sequence of a
// hundred, and its p-values are spread evenly; both are judged, and a run fails only where less
// than one fair run in a million would be so odd. The narrower band of the standard is reported
// beside it.
import { binomialAtLeast, chiSquareTail } from './special.ts';

export const oddLimit = 1e-6;
const oneInHundred = 0.01;
const bins = 10;

export interface Judged {
  readonly test: string;
  readonly sequences: number;
  /** How many gave a chance below 1 %, and how odd it is that so many did. */
  readonly low: number;
  readonly chanceOfLow: number;
  /** The chance that fair chances are spread as unevenly. */
  readonly evenness: number;
  /** Whether the share of passes lies in the band of SP 800-22, 4.2.1. */
  readonly inBand: boolean;
  readonly holds: boolean;
}

export function judge(test: string, chances: readonly number[]): Judged {
  const sequences = chances.length;
  const low = chances.filter((chance) => chance < oneInHundred).length;
  const counts = Array.from({ length: bins }, () => 0);
  for (const chance of chances) {
    const bin = Math.min(Math.floor(chance * bins), bins - 1);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const expected = sequences / bins;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const chanceOfLow = low === 0 ? 1 : binomialAtLeast(low, sequences, oneInHundred);
  const evenness = chiSquareTail(chiSquare, bins - 1);
  const half = 3 * Math.sqrt((oneInHundred * (1 - oneInHundred)) / sequences);
  return {
    test,
    sequences,
    low,
    chanceOfLow,
    evenness,
    inBand: low / sequences <= oneInHundred + half,
    holds: chanceOfLow >= oddLimit && evenness >= oddLimit,
  };
}

/** Judges each test over the sequences that were given to all of them. */
export function judgeAll(sequences: readonly Readonly<Record<string, number>>[]): Judged[] {
  const tests = Object.keys(sequences[0] ?? {});
  return tests.map((test) =>
    judge(
      test,
      sequences.map((chances) => chances[test] ?? 0),
    ),
  );
}
