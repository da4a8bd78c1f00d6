// How often rounds reach each multiplier, beside the exact chance.
import { chanceToReach, drawPoint, issueDraws } from '@baize/engines';

export const multipliers = [101, 110, 150, 200, 300, 500, 1000, 2000, 10_000, 100_000, 1_000_000];
/** Eleven intervals at 99.9 % together. */
const deviationsMost = 3.9;

export interface Drawing {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly rounds: number;
}

/** By multiplier, how many rounds reach it. */
export function reachedBy({ seed, rounds }: Drawing): readonly number[] {
  const reached = multipliers.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const point = drawPoint(issueDraws({ seed, issue: `round-${round}` }));
    for (const [at, multiplier] of multipliers.entries()) {
      if (point < multiplier) break;
      reached[at] = (reached[at] ?? 0) + 1;
    }
  }
  return reached;
}

export interface Finding {
  readonly multiplier: number;
  readonly reached: number;
  readonly chance: number;
  readonly deviations: number;
  readonly isWithin: boolean;
}

export function judge(reached: readonly number[], rounds: number): readonly Finding[] {
  return multipliers.map((multiplier, at) => {
    const { numerator, denominator } = chanceToReach(multiplier);
    const chance = Number(numerator) / Number(denominator);
    const found = reached[at] ?? 0;
    const deviations = (found - rounds * chance) / Math.sqrt(rounds * chance * (1 - chance));
    // Where few are due, one more or less is no deviation.
    const isWithin = Math.abs(found - rounds * chance) < 8 || Math.abs(deviations) < deviationsMost;
    return { multiplier, reached: found, chance, deviations, isWithin };
  });
}
