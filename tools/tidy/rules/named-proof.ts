// A page that names a test as the proof of a promise names one that is there: the path in
// backticks, then its titles in double quotation marks. A row of a table of proofs has such a
// proof, or says at its beginning why there is none.
import type { SourceFile } from '../../source/source-file.ts';
import type { Tree } from '../../source/tree.ts';
import type { FileRule, Spot } from '../rule.ts';

const testPath = /`([\w./@-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g;
const reasonFirst = /^(?:Does not apply|By reading|Not met)\b/;
const proofColumn = 'Proved by';

export const namedProof: FileRule = {
  kind: 'file',
  name: 'named-proof',
  reason: 'a promise stands on a test that anybody can run',
  applies: (path) => /^docs\/.*\.md$/.test(path),
  check: (file, tree) => [...brokenProofs(file, tree), ...rowsWithout(file)],
};

function brokenProofs({ lines }: SourceFile, tree: Tree): Spot[] {
  return lines.flatMap((line, index) =>
    [...line.matchAll(testPath)].flatMap(([, path = '', quoted = '']) =>
      faultsOf(tree, path, quoted).map((what) => ({
        line: index + 1,
        what,
        fix: 'name the test that proves it, in its own words',
      })),
    ),
  );
}

function faultsOf(tree: Tree, path: string, quoted: string): string[] {
  const file = tree.file(path);
  if (!file) return [`${path} is not there`];
  const titles = [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title);
  if (titles.length === 0) return [`${path} is named without a title`];
  return titles
    .filter((title) => !hasTitle(file.text, title))
    .map((title) => `${path} has no test “${title}”`);
}

const hasTitle = (text: string, title: string): boolean =>
  ["'", '"', '`'].some((mark) => text.includes(`${mark}${title}${mark}`));

/** Rows of the tables whose last column is of proofs. */
function rowsWithout({ lines }: SourceFile): Spot[] {
  let isProofTable = false;
  return lines.flatMap((line, index) => {
    if (!line.startsWith('|')) {
      isProofTable = false;
      return [];
    }
    const last = line.split('|').at(-2)?.trim() ?? '';
    if (last === proofColumn) isProofTable = true;
    const isHead = last === proofColumn || /^-+$/.test(last);
    if (!isProofTable || isHead || reasonFirst.test(last)) return [];
    if ([...last.matchAll(testPath)].length > 0) return [];
    const fix = 'name its test, or begin with “Does not apply”, “By reading” or “Not met”';
    return [{ line: index + 1, what: 'a row without a proof', fix }];
  });
}
