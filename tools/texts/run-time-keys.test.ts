// A key that is put together while a page runs has a text for every value the product can put
// there, in every language, and no such key is used that is not listed.
import { fileURLToPath } from 'node:url';
import { shippedLocales } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { expect, test } from 'vitest';
import { isTest } from '../source/source-file.ts';
import { workingTree } from '../source/tree.ts';
import { runTimeKeys } from './run-time-keys.ts';

const tree = workingTree(fileURLToPath(new URL('../..', import.meta.url)));
/** The beginnings of all keys that are put together and not known to the compiler. */
function beginnings(): readonly string[] {
  const found = tree.files
    .filter(({ path }) => /^apps\/[^/]+\/src\/.*\.tsx?$/u.test(path) && !isTest(path))
    .filter(({ text }) => /\bt\.named\(|symbolKey/u.test(text))
    .flatMap(({ text }) => [...text.matchAll(/`([a-z]+\.[a-z-]*)\$\{/gu)])
    .map(([, beginning = '']) => beginning);
  return [...new Set(found)];
}

/** Keys in the same files whose values have a type of their own. */
const knownToTheCompiler = ['operator.permission-', 'settings.module-', 'settings.tells-'];

test('every such key is listed, and none is listed that is not used', () => {
  const unlisted = beginnings().filter((one) => runTimeKeys[one] === undefined);
  expect(unlisted.toSorted()).toEqual(knownToTheCompiler);
  expect(Object.keys(runTimeKeys).filter((one) => !beginnings().includes(one))).toEqual([]);
});

const values = Object.entries(runTimeKeys).flatMap(([beginning, { values }]) =>
  values.map((value) => `${beginning}${value}`),
);

test.each(shippedLocales.map(({ tag }) => tag))('each of them has a text in %s', (tag) => {
  const t = translatorOf(tag);
  expect(values.length).toBeGreaterThan(80);
  expect(values.filter((key) => !t.named(key))).toEqual([]);
});
