// Finds games by name in one pass over one text. Names compare without case, accents or marks, in
// any language. Thousands of names are one native look-up.
import { plainText } from '@baize/contract/words';

export interface NameIndex {
  /** Where the entries are whose text holds these words, in order. */
  find(words: string): readonly number[];
}

const between = '\n';

/** Each text holds one entry's names, already plain, without line ends. */
export function indexNames(texts: readonly string[]): NameIndex {
  const whole = between + texts.join(between) + between;
  const ends: number[] = [];
  let at = 0;
  for (const text of texts) {
    at += text.length + 1;
    ends.push(at);
  }
  return {
    find(words) {
      const wanted = plainText(words);
      if (wanted === '') return texts.map((_, index) => index);
      const found: number[] = [];
      let entry = 0;
      let hit = whole.indexOf(wanted);
      while (hit >= 0) {
        while ((ends[entry] ?? Infinity) <= hit) entry += 1;
        found.push(entry);
        hit = whole.indexOf(wanted, (ends[entry] ?? whole.length) + 1);
      }
      return found;
    },
  };
}
