// A page that names a test as the proof of a promise names one that is there: the path in
// backticks, then its titles in double quotation marks. Tables of proofs name files alone, which
// `npm run proofs` writes.
import { proofRows } from '../../proofs/proof-rows.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Tree } from '../../source/tree.ts';
import type { FileRule, Spot } from '../rule.ts';

const testPath = /`([\w./@-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g;

export const namedProof: FileRule = {
  kind: 'file',
  name: 'named-proof',
  reason: 'a promise stands on a test that anybody can run',
  applies: (path) => /^docs\/.*\.md$/.test(path),
  check: brokenProofs,
};

function brokenProofs(file: SourceFile, tree: Tree): Spot[] {
  const written = new Set(proofRows(file).map(({ line }) => line));
  return file.lines.flatMap((line, index) =>
    [...(written.has(index + 1) ? '' : line).matchAll(testPath)].flatMap(
      ([, path = '', quoted = '']) =>
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
