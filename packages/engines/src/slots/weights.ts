// Choosing by weight: a number of its weight in all of them together.
import { ratio, type Ratio } from '../kit/ratio.ts';
import type { Draws } from '../kit/draws.ts';

/** Weights by the whole number they belong to. */
export type Weights = Readonly<Record<number, number>>;

export interface Weighted {
  /** One of the numbers, drawn once. */
  draw(draws: Draws): number;
  readonly total: number;
  readonly entries: readonly (readonly [value: number, weight: number])[];
}

export function weighted(weights: Weights): Weighted {
  const entries = Object.entries(weights).map(
    ([value, weight]) => [Number(value), weight] as const,
  );
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    draw: (draws) => {
      let left = draws.int(total);
      const found = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return found?.[0] ?? 0;
    },
    total,
    entries,
  };
}

/** The mean of the numbers, each raised to a power. */
export function meanPower({ entries, total }: Weighted, power: number): Ratio {
  const sum = entries.reduce((before, [value, weight]) => before + weight * value ** power, 0);
  return ratio(BigInt(sum), BigInt(total));
}
