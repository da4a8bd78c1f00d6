// A file is read in one sitting: 300 lines, a test 500. Data tables and locales are as long as
// they are.
import { isTest } from '../../source/source-file.ts';
import { isDataTable } from '../rule.ts';
import type { FileRule } from '../rule.ts';

const linesMax = 300;
const testLinesMax = 500;

export const fileLength: FileRule = {
  kind: 'file',
  name: 'file-length',
  reason: 'a file is read in one sitting',
  applies: (path) => /\.(?:[cm]?[jt]sx?|css|sql)$/.test(path) && !isDataTable(path),
  check(file) {
    const max = isTest(file.path) || file.path.endsWith('.spec.ts') ? testLinesMax : linesMax;
    const lines = file.lines.length - (file.text.endsWith('\n') ? 1 : 0);
    if (lines <= max) return [];
    const fix = 'take out the part that has a name of its own';
    return [{ line: max + 1, what: `${lines} lines, at most ${max}`, fix }];
  },
};
