// A full cycle of spins in whole numbers, and what they say of one spin. However large a cycle is,
// nothing is rounded.
import { multiply, ratio, type Ratio } from '../kit/ratio.ts';
import type { CycleCount } from './par-sheet.ts';
import type { SpinFacts } from './round-facts.ts';

export interface CycleTally {
  readonly windows: bigint;
  /** Windows that win anything. */
  readonly hits: bigint;
  /** Windows that show each number of scatters, and all that those windows win. */
  readonly windowsByScatters: readonly bigint[];
  readonly creditsByScatters: readonly bigint[];
  /** The squares of all windows' credits, added up. */
  readonly squares: bigint;
  /** The most that one window wins. */
  readonly creditsMax: number;
}

export interface TallyRules {
  readonly stakeCredits: number;
  /** Free spins won by so many scatters. */
  readonly awarded: (scatters: number) => number;
  /** Every win of the cycle is multiplied by this. */
  readonly multiplier?: number;
}

/** One spin of the cycle, in stakes. */
export function spinFacts(tally: CycleTally, rules: TallyRules): SpinFacts {
  const { stakeCredits, awarded, multiplier = 1 } = rules;
  const inStakes = (credits: bigint, power = 1n): Ratio =>
    ratio(credits * BigInt(multiplier) ** power, tally.windows * BigInt(stakeCredits) ** power);
  const ofWindows = (windows: bigint) => ratio(windows, tally.windows);
  const awards = tally.windowsByScatters.map((_, scatters) => BigInt(awarded(scatters)));
  const weighted = (counts: readonly bigint[], weights: readonly bigint[]) =>
    sum(counts.map((count, index) => count * (weights[index] ?? 0n)));
  return {
    mean: inStakes(sum(tally.creditsByScatters)),
    square: inStakes(tally.squares, 2n),
    hit: ofWindows(tally.hits),
    trigger: ofWindows(sum(tally.windowsByScatters.filter((_, index) => awards[index] !== 0n))),
    awards: ofWindows(weighted(tally.windowsByScatters, awards)),
    awardsSquare: ofWindows(
      weighted(
        tally.windowsByScatters,
        awards.map((count) => count ** 2n),
      ),
    ),
    awardsWin: inStakes(weighted(tally.creditsByScatters, awards)),
  };
}

/** The same spins when each has its own multiplier, drawn apart from the window. */
export function multipliedFacts(spin: SpinFacts, { mean, square }: DrawnMultiplier): SpinFacts {
  return {
    ...spin,
    mean: multiply(spin.mean, mean),
    square: multiply(spin.square, square),
    awardsWin: multiply(spin.awardsWin, mean),
  };
}

export interface DrawnMultiplier {
  readonly mean: Ratio;
  readonly square: Ratio;
}

/** The cycle as a sheet prints it; none when it is too large to write as a plain number. */
export function cycleCount(
  tally: CycleTally,
  game: { readonly scatterPays: Readonly<Record<number, number>>; readonly stakeCredits: number },
  { awarded }: Pick<TallyRules, 'awarded'>,
): CycleCount | undefined {
  const { windowsByScatters } = tally;
  if (tally.windows > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  const scatterCredits = sum(
    windowsByScatters.map(
      (windows, scatters) =>
        windows * BigInt((game.scatterPays[scatters] ?? 0) * game.stakeCredits),
    ),
  );
  return {
    windows: Number(tally.windows),
    symbolCredits: Number(sum(tally.creditsByScatters) - scatterCredits),
    scatterCredits: Number(scatterCredits),
    hits: Number(tally.hits),
    triggers: Number(sum(windowsByScatters.filter((_, scatters) => awarded(scatters) > 0))),
    windowsByScatters: windowsByScatters.map(Number),
  };
}

export function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((total, number) => total + number, 0n);
}
