// A new locale is a draft with every text of English, held against English by the compiler.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { virtualTree, workingTree } from '../source/tree.ts';
import { complaintsAbout } from './compile-plan.ts';
import { newLocale } from './new-locale.ts';
import { Unplannable } from './plan.ts';

const tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));

test('every English file has its draft, and the drafts compile', () => {
  const plan = newLocale(tree, 'tlh-Latn');
  const english = tree.files.filter(({ path }) =>
    /^packages\/i18n\/src\/locales\/en\/[a-z-]+\.ts$/.test(path),
  );
  expect(Object.keys(plan.files)).toHaveLength(english.length + 1);
  expect(plan.files['packages/i18n/src/locales/tlh-Latn/index.ts']).toContain('tlhLatn: Messages');
  expect(complaintsAbout(plan)).toEqual([]);
});

test('a draft that lost a text does not compile', () => {
  const plan = newLocale(tree, 'tlh');
  const path = 'packages/i18n/src/locales/tlh/wallet.ts';
  const text = plan.files[path] ?? '';
  const shorter = text.replace(/^ {2}\w+: '.*',\n/m, '');
  expect(shorter).not.toBe(text);
  expect(complaintsAbout({ ...plan, files: { ...plan.files, [path]: shorter } })).toHaveLength(1);
});

test('a locale that is there, or is no language, is refused', () => {
  expect(() => newLocale(tree, 'en')).toThrow(Unplannable);
  expect(() => newLocale(virtualTree({}), 'English')).toThrow(Unplannable);
});
