// The words of all names, each kept once with the entries it stands in: what somebody types is
// compared with some thousands of words, not with every name.
import { wordFit, wordsIn } from '@baize/contract/words';

export interface RankedEntry {
  readonly entry: number;
  /** Never 0. */
  readonly fit: number;
}

export interface WordIndex {
  /** Entries that every wanted word fits, in their own order. */
  rank(typed: string): readonly RankedEntry[];
}

const wordsMax = 8;

export function indexWords(texts: readonly string[]): WordIndex {
  const entriesOf = new Map<string, number[]>();
  for (const [entry, text] of texts.entries()) {
    for (const word of new Set(wordsIn(text))) {
      const entries = entriesOf.get(word);
      if (entries) entries.push(entry);
      else entriesOf.set(word, [entry]);
    }
  }
  return {
    rank(typed) {
      const wanted = wordsIn(typed).slice(0, wordsMax);
      const [first, ...more] = wanted.map((word) => bestFits(word, entriesOf));
      if (first === undefined) return [];
      return [...first]
        .flatMap(([entry, fit]) => {
          const others = more.map((fits) => fits.get(entry) ?? 0);
          const isWhole = others.every((other) => other > 0);
          return isWhole ? [{ entry, fit: others.reduce((sum, other) => sum + other, fit) }] : [];
        })
        .toSorted((a, b) => a.entry - b.entry);
    },
  };
}

function bestFits(wanted: string, entriesOf: ReadonlyMap<string, readonly number[]>) {
  const best = new Map<number, number>();
  for (const [word, entries] of entriesOf) {
    const fit = wordFit(wanted, word);
    if (fit === 0) continue;
    for (const entry of entries) best.set(entry, Math.max(fit, best.get(entry) ?? 0));
  }
  return best;
}
