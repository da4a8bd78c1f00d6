// The odds of the highest prizes of games whose cells are drawn one by one, at the landing of a
// paid spin. Later falls and free spins bring them more often.
import { add, multiply, ratio, subtract, type Ratio } from '../kit/ratio.ts';
import type { PayByCount } from './definition.ts';
import type { CellWeights } from './falls.ts';
import type { PayShare } from './pay-shares.ts';

/** The chance that a cell shows one of some symbols. */
export function cellChance(weights: CellWeights, symbols: readonly string[]): Ratio {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const own = symbols.reduce((sum, symbol) => sum + (weights[symbol] ?? 0), 0);
  return ratio(BigInt(own), BigInt(total));
}

/** The chance that at least so many of some cells hold, each apart from the others. */
export function chanceOfAtLeast(count: number, cells: readonly Ratio[]): Ratio {
  let byCount: Ratio[] = [ratio(1n)];
  for (const chance of cells) {
    const misses = subtract(ratio(1n), chance);
    const next = [...byCount.map((share) => multiply(share, misses)), ratio(0n)];
    for (const [held, share] of byCount.entries()) {
      next[held + 1] = add(next[held + 1] ?? ratio(0n), multiply(share, chance));
    }
    byCount = next;
  }
  return byCount.slice(count).reduce(add, ratio(0n));
}

export interface PrizeOf {
  readonly symbol: string;
  readonly pays: PayByCount;
  /** What one of the pays is in credits: 1, or a stake. */
  readonly creditsEach: number;
  readonly chanceOf: (count: number) => Ratio;
}

/** The highest step of a pay table. */
export function highestPrize({ symbol, pays, creditsEach, chanceOf }: PrizeOf): PayShare {
  const count = Math.max(...Object.keys(pays).map(Number));
  return { symbol, count, credits: (pays[count] ?? 0) * creditsEach, perSpin: chanceOf(count) };
}
