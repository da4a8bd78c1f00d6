// A new locale is in the list and has none of English's texts yet.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { virtualTree, workingTree } from '../source/tree.ts';
import { newLocale } from './new-locale.ts';
import { Unplannable } from './plan.ts';

const tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));

test('it is declared and begins without a text', () => {
  const { files } = newLocale(tree, 'tlh-Latn');
  const index = 'packages/i18n/src/locales/tlh-Latn/index.ts';
  expect(Object.keys(files)).toEqual([index, 'packages/i18n/src/locales.ts']);
  expect(files[index]).toContain('export const tlhLatn: PartialMessages = {\n}');
  expect(files['packages/i18n/src/locales.ts']).toContain("declared('tlh-Latn'");
});

test('a language that is named already keeps its line', () => {
  const { files } = newLocale(tree, 'fr');
  expect(files['packages/i18n/src/locales.ts']).toBe(
    tree.file('packages/i18n/src/locales.ts')?.text,
  );
});

test('a locale that is there, or is no language, is refused', () => {
  expect(() => newLocale(tree, 'en')).toThrow(Unplannable);
  expect(() => newLocale(virtualTree({}), 'English')).toThrow(Unplannable);
});
