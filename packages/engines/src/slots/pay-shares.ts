// The share of each line of a pay table: how often it pays in one paid spin, and so how much of all
// stakes it gives back. Together they are the return of the paid spins.
import { add, divide, multiply, ratio, type Ratio } from '../kit/ratio.ts';
import type { PayByCount } from './definition.ts';
import type { CycleTally } from './tally.ts';

export interface PayShare {
  readonly symbol: string;
  readonly count: number;
  /** What it pays once. */
  readonly credits: number;
  /** How often it pays in one paid spin, on average: lines, ways or windows. */
  readonly perSpin: Ratio;
}

interface ScatterRules {
  readonly scatter: string;
  readonly scatterPays: PayByCount;
  readonly stakeCredits: number;
}

export function scatterShares(game: ScatterRules, tally: CycleTally): PayShare[] {
  return Object.entries(game.scatterPays).map(([count, stakes]) => ({
    symbol: game.scatter,
    count: Number(count),
    credits: stakes * game.stakeCredits,
    perSpin: ratio(tally.windowsByScatters[Number(count)] ?? 0n, tally.windows),
  }));
}

export function productOf(factors: readonly Ratio[]): Ratio {
  return factors.reduce(multiply, ratio(1n));
}

/** Part of all stakes that the shares give back. */
export function returnOf(shares: readonly PayShare[], stakeCredits: number): Ratio {
  return shares.reduce(
    (sum, { credits, perSpin }) =>
      add(sum, divide(multiply(perSpin, ratio(BigInt(credits))), ratio(BigInt(stakeCredits)))),
    ratio(0n),
  );
}
