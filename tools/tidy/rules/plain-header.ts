// The opening comment of a file begins with a noun or a verb, not with a clause that stands for its
// subject ("What a cart costs …"): it is read in a list of files, once.
import { isTest } from '../../source/source-file.ts';
import { headerOf } from '../header.ts';
import type { FileRule } from '../rule.ts';

const turned =
  /^(?:who(?:m?ever|m|se)?|what(?:ever)?|whichever|nobody|those who|whether.*\b(?:who|whom))\b/i;

export const plainHeader: FileRule = {
  kind: 'file',
  name: 'plain-header',
  reason: 'a header is read in a list of files, once',
  // A landed migration never changes.
  applies: (path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path) && !path.endsWith('.d.ts'),
  check({ path, text }) {
    const found = turned.exec(headerOf(text)?.[0] ?? '')?.[0];
    if (found === undefined) return [];
    const example = isTest(path)
      ? '“A refused request changes nothing.”'
      : '“The price of a cart.”';
    const fix = `begin with a noun or a verb: ${example}`;
    return [{ line: 1, what: `the header begins with '${found}'`, fix }];
  },
};
