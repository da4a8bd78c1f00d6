// A drawer is found whether it is a folder or a file.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { drawerFolder } from './drawer-folder.ts';

test.each(['apps/site/src/utils/a.ts', 'packages/money/src/helpers.ts', 'tools/lib/a.mjs'])(
  '%s is found',
  (path) => {
    expect(spotsOf(drawerFolder, { [path]: '' })).toEqual([`${path}:1`]);
  },
);

test('a name that only holds such a word passes', () => {
  expect(spotsOf(drawerFolder, { 'apps/site/src/commonwealth-flag.tsx': '' })).toEqual([]);
});
