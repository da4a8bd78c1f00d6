// A line has at most 100 columns, so that two files stand side by side. Texts, data tables and the
// markup of drawings are as wide as they are.
import { isDataTable } from '../rule.ts';
import type { FileRule } from '../rule.ts';

const columnsMax = 100;

export const lineWidth: FileRule = {
  kind: 'file',
  name: 'line-width',
  reason: 'two files stand side by side on one screen',
  applies: (path) =>
    /\.(?:[cm]?[jt]sx?|css|sql)$/.test(path) &&
    !isDataTable(path) &&
    !path.startsWith('tools/art/'),
  check: ({ lines }) =>
    lines.flatMap((line, index) => {
      const columns = [...line].length;
      if (columns <= columnsMax || /^\s*\S+$/.test(line)) return [];
      const what = `${columns} columns, at most ${columnsMax}`;
      return [{ line: index + 1, what, fix: 'format the file, and break long comments by hand' }];
    }),
};
