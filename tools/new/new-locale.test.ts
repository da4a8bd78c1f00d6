// A new locale is a draft with every text of English.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { virtualTree, workingTree } from '../source/tree.ts';
import { newLocale } from './new-locale.ts';
import { Unplannable } from './plan.ts';

const tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));

test('every English file has its draft', () => {
  const plan = newLocale(tree, 'tlh-Latn');
  const english = tree.files.filter(({ path }) =>
    /^packages\/i18n\/src\/locales\/en\/[a-z-]+\.ts$/.test(path),
  );
  expect(Object.keys(plan.files)).toHaveLength(english.length + 1);
  expect(plan.files['packages/i18n/src/locales/tlh-Latn/index.ts']).toContain('tlhLatn: Messages');
});

test('a locale that is there, or is no language, is refused', () => {
  expect(() => newLocale(tree, 'en')).toThrow(Unplannable);
  expect(() => newLocale(virtualTree({}), 'English')).toThrow(Unplannable);
});
