// Every server module tells in its README what it owns, promises, offers, tells and hears, on one
// page of at most 60 lines.
import type { TreeRule, TreeSpot } from '../rule.ts';

const headings = ['Owns', 'Promises', 'Offers', 'Tells', 'Hears'];
const linesMax = 60;

export const moduleReadme: TreeRule = {
  kind: 'tree',
  name: 'module-readme',
  reason: 'a module is understood from one page',
  check(tree) {
    const doors = tree.files.filter(({ path }) =>
      /^apps\/server\/src\/modules\/[^/]+\/index\.ts$/.test(path),
    );
    return doors.flatMap(({ path }) => {
      const page = path.replace(/index\.ts$/, 'README.md');
      const readme = tree.file(page);
      if (readme === undefined) {
        return [{ file: path, line: 1, what: 'the module has no README.md', fix: 'write it' }];
      }
      return pageSpots(page, readme.lines);
    });
  },
};

function pageSpots(file: string, lines: readonly string[]): TreeSpot[] {
  const missing = headings.filter((heading) => !lines.includes(`## ${heading}`));
  const spots = missing.map((heading) => ({
    file,
    line: 1,
    what: `the heading ${heading} is missing`,
    fix: `add '## ${heading}' and say it, or say 'nothing'`,
  }));
  if (lines.length <= linesMax + 1) return spots;
  const what = `${lines.length} lines, at most ${linesMax}`;
  return [...spots, { file, line: linesMax + 1, what, fix: 'shorten it' }];
}
