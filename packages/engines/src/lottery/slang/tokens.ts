// The tokens of a line: runs of digits, runs of letters, and what stands between them. Letters are
// compared without accents and case, but keep them: some words differ by an accent alone.
import type { Place } from './meaning.ts';

export interface Token extends Place {
  readonly word: string;
  readonly kind: 'digits' | 'letters' | 'sign';
  /** Without accents, in small letters. */
  readonly plain: string;
  /** In small letters, with accents. */
  readonly accented: string;
  /** What stands between the token and the one before it. */
  readonly gap: string;
}

const parts = /([0-9]+)|([\p{L}\p{M}]+)|([\s,.;\-/:=+&_()[\]]+)|([^])/gu;

export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let gap = '';
  for (const { 0: word, 1: digits, 2: letters, 3: between, index: at } of line.matchAll(parts)) {
    if (between !== undefined) {
      gap = between;
      continue;
    }
    const accented = word.normalize('NFC').toLowerCase();
    tokens.push({
      kind: kindOf(digits, letters),
      at,
      end: at + word.length,
      word,
      plain: plainOf(word),
      accented,
      gap,
    });
    gap = '';
  }
  return tokens;
}

function kindOf(digits: string | undefined, letters: string | undefined): Token['kind'] {
  if (digits !== undefined) return 'digits';
  return letters === undefined ? 'sign' : 'letters';
}

/** Both signs of multiplication are the letter that players type for them. */
function plainOf(word: string): string {
  if (word === '*' || word === '×') return 'x';
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** Nothing or blanks alone stand before it. */
export const isNext = ({ gap }: { readonly gap: string }): boolean => gap.trim() === '';
