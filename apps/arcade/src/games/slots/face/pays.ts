// How pays are written down for a table and for a sentence.
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
