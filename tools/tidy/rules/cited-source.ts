// A rule that comes from outside names its source as a number in square brackets, and every number
// stands in docs/sources.md.
import type { FileRule } from '../rule.ts';

export const citedSource: FileRule = {
  kind: 'file',
  name: 'cited-source',
  reason: 'a reader can look up every cited source',
  applies: (path) => /\.(?:[cm]?[jt]sx?|css|sql|md)$/.test(path) && path !== 'docs/sources.md',
  check({ path, lines }, tree) {
    if (path.startsWith('tools/tidy/')) return [];
    const sources = tree.file('docs/sources.md')?.text ?? '';
    return lines.flatMap((line, index) =>
      [...line.matchAll(/\[S\d+\]/g)]
        .filter(([cited]) => !sources.includes(cited))
        .map(([cited]) => ({
          line: index + 1,
          what: `${cited} is not in docs/sources.md`,
          fix: 'add the source to the list, or correct the number',
        })),
    );
  },
};
