// Formats pays for a table and for a sentence.
import type { PayByCount } from '@baize/engines';
import type { SymbolPays } from './face.ts';

/** The most first; `worth` is what one unit of the pays is in credits. */
export function paysOf(pays: PayByCount, worth = 1): SymbolPays['pays'] {
  return Object.entries(pays)
    .map(([count, pay]) => ({ count, credits: pay * worth }))
    .toReversed();
}

/** Like "3: 5×, 4: 20×": stakes by count, for a sentence. */
export function scatterStakes(pays: PayByCount): string {
  return Object.entries(pays)
    .map(([count, stakes]) => `${count}: ${stakes}×`)
    .join(', ');
}

/** The smallest count that pays. */
export function leastOf(pays: PayByCount): number {
  return Math.min(...Object.keys(pays).map(Number));
}

/** Pays by how many there are at least, as ranges: "8–9", "10–11", "12+". */
export function paysAtLeast(pays: PayByCount, worth = 1): SymbolPays['pays'] {
  const steps = Object.entries(pays);
  const ranges = steps.map(([least, pay], at) => {
    const next = Number(steps[at + 1]?.[0] ?? NaN);
    const range = next - 1 > Number(least) ? `${least}–${next - 1}` : least;
    return { count: Number.isNaN(next) ? `${least}+` : range, credits: pay * worth };
  });
  return ranges.toReversed();
}

/** Like "3: 8, 4: 12": free spins by the number of scatters. */
export function spinsByScatters(awarded: PayByCount): string {
  return Object.entries(awarded)
    .map(([count, spins]) => `${count}: ${spins}`)
    .join(', ');
}

/** Like "×2, ×3, ×5". */
export function timesOf(multipliers: readonly (number | string)[]): string {
  return multipliers.map((times) => `×${times}`).join(', ');
}
