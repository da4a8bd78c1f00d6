// Whether the holder of an account is the member: names compared word by word, without case,
// accents or order, forgiving one slip in a word.
import { wordFit, wordsIn } from '@baize/contract/words';
import type { NameMatch } from '@baize/contract';

export function nameMatch(holder: string, proved: string): NameMatch {
  const [held, known] = [wordsIn(holder), wordsIn(proved)];
  if (known.length === 0) return 'unproved';
  if (held.join(' ') === known.join(' ')) return 'same';
  if (held.toSorted().join(' ') === known.toSorted().join(' ')) return 'other-order';
  const [less, more] = held.length <= known.length ? [held, known] : [known, held];
  // One word alone is shared by too many people.
  const isPart = less.length > 1 && less.every((word) => more.includes(word));
  if (isPart) return 'part';
  return isSlip(held, known) ? 'slip' : 'differs';
}

/** As many words, each the other's or one slip away from it; a beginning alone is another word. */
function isSlip(held: readonly string[], known: readonly string[]): boolean {
  if (held.length !== known.length) return false;
  return held.every((word) =>
    known.some((other) => Math.abs(word.length - other.length) <= 1 && wordFit(word, other) > 1),
  );
}
