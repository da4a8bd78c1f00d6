// No drawers: a folder or file called utils, common or manager says nothing about what is in it, so
// everything ends there.
import type { TreeRule } from '../rule.ts';

const drawers = new Set([
  'utils',
  'util',
  'common',
  'helpers',
  'helper',
  'shared',
  'lib',
  'misc',
  'services',
  'managers',
  'controllers',
  'core',
]);

export const drawerFolder: TreeRule = {
  kind: 'tree',
  name: 'drawer-folder',
  reason: 'a drawer has no subject, so everything ends in it',
  check: (tree) =>
    tree.files.flatMap(({ path }) => {
      const drawer = path.split('/').find((name) => drawers.has(name.split('.')[0] ?? name));
      if (drawer === undefined) return [];
      const fix = 'name it by its subject, or put its content where it is used';
      return [{ file: path, line: 1, what: `'${drawer}' is a drawer`, fix }];
    }),
};
