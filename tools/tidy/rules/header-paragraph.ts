// Every source file opens with a short paragraph: what it is in the field's words and the promise
// it keeps. It is the cheapest way for a newcomer to know where they are.
import { headerOf } from '../header.ts';
import type { FileRule, Spot } from '../rule.ts';

const linesMax = 5;
const algorithmLinesMax = 25;
const wordsMin = 4;

export const headerParagraph: FileRule = {
  kind: 'file',
  name: 'header-paragraph',
  reason: 'a file says in its first lines what it is and what it promises',
  applies: (path) => /\.(?:[cm]?[jt]sx?|css|sql)$/.test(path) && !path.endsWith('.d.ts'),
  check({ text }) {
    const header = headerOf(text);
    if (header === undefined) return [spot('no opening comment')];
    const words = header.join(' ').split(/\s+/).filter(Boolean);
    const max = header.some((line) => /^\d+\. /.test(line)) ? algorithmLinesMax : linesMax;
    if (header.length > max) return [spot(`an opening comment of ${header.length} lines`)];
    if (words.length < wordsMin) return [spot('an opening comment that says nothing')];
    if (/@author|copyright|©|^exports?\b/i.test(header.join(' '))) {
      return [spot('an opening comment that lists exports, author or licence')];
    }
    return [];
  },
};

const spot = (what: string): Spot => ({
  line: 1,
  what,
  fix: `open with 1 to ${linesMax} lines: what this is, what is always true after it`,
});
