// No to-do comments: nobody reads a promise in the code.
import { isCode, lineAt } from '../../source/source-file.ts';
import type { FileRule } from '../rule.ts';

const marks = /\b(?:TODO|FIXME|XXX|HACK)\b/;

export const noToDo: FileRule = {
  kind: 'file',
  name: 'no-to-do',
  reason: 'a promise in a comment is read by nobody',
  applies: isCode,
  check({ text, parsed }) {
    if (!marks.test(text)) return [];
    return parsed.comments
      .filter(({ value }) => marks.test(value))
      .map(({ start }) => ({
        line: lineAt(text, start),
        what: 'a to-do',
        fix: 'do it now, or write it where work is planned',
      }));
  },
};
