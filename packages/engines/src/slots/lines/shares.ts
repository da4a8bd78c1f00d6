// Computes how often each run of a line game pays: a line crosses one row of each reel, and reels
// stop independently.
import { add, multiply, ratio, subtract, type Ratio } from '../../kit/ratio.ts';
import { productOf, type PayShare } from '../pay-shares.ts';
import type { CensusColumn } from './census.ts';
import type { LineRules } from './rules.ts';

/** The shares of all runs, where a reel shows these columns, each equally likely. */
export function lineShares(
  rules: LineRules,
  reels: readonly (readonly CensusColumn[])[],
): PayShare[] {
  return Object.entries(rules.linePays).flatMap(([symbol, pays]) =>
    Object.entries(pays).map(([count, credits]) => ({
      symbol,
      count: Number(count),
      credits,
      perSpin: runs({ rules, reels, symbol, count: Number(count) }),
    })),
  );
}

interface RunsAsked {
  readonly rules: LineRules;
  readonly reels: readonly (readonly CensusColumn[])[];
  readonly symbol: string;
  readonly count: number;
}

function runs({ rules, reels, symbol, count }: RunsAsked): Ratio {
  const goesOn = (line: readonly number[], reel: number): Ratio => {
    const columns = reels[reel] ?? [];
    const fits = columns.filter(({ symbols }) => {
      const shown = symbols[line[reel] ?? 0];
      return shown === symbol || shown === rules.wild;
    });
    return ratio(BigInt(fits.length), BigInt(columns.length));
  };
  const ofLine = (line: readonly number[]): Ratio => {
    const inRun = productOf(line.slice(0, count).map((_, reel) => goesOn(line, reel)));
    const isWhole = count === line.length;
    return isWhole ? inRun : multiply(inRun, subtract(ratio(1n), goesOn(line, count)));
  };
  return rules.lines.map(ofLine).reduce(add, ratio(0n));
}
