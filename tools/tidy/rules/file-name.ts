// Files and folders are named in kebab-case: one name can be typed, linked and grepped on every
// machine. Pages at the root, locale tags and the symbols of games keep the names they have.
import type { TreeRule } from '../rule.ts';

const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const symbols = /^apps\/[^/]+\/public\/art\/[a-z0-9-]+\/[A-Z][A-Z0-9]*\.[a-z]+$/;
const worldNames = /^(?:[A-Z]+\.md|LICENSE|NOTICE|[a-z]{2,3}(?:-[A-Z][A-Za-z]+)*(?:\.ts)?)$/;

export const fileName: TreeRule = {
  kind: 'tree',
  name: 'file-name',
  reason: 'one spelling is found by every search on every machine',
  check: (tree) =>
    tree.files.flatMap(({ path }) => {
      const odd = path.split('/').find((name) => !kebab.test(name) && !worldNames.test(name));
      if (odd === undefined || symbols.test(path)) return [];
      return [{ file: path, line: 1, what: `'${odd}' is not kebab-case`, fix: 'rename it' }];
    }),
};
