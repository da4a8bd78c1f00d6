// A proof that is not there is found, whether its file, its title or the whole of it is missing.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { namedProof } from './named-proof.ts';

const files = { 'a.test.ts': "test('it holds', () => {});\n// it is said\n" };
const page = (...rows: string[]) => ({
  ...files,
  'docs/page.md': ['| what | Shown by |', '|---|---|', ...rows].join('\n'),
});

test('a test that is there passes, however many titles are named', () => {
  expect(spotsOf(namedProof, page('| one | `a.test.ts` “it holds”, “it holds” |'))).toEqual([]);
});

test.each([
  ['no such file', '| one | `b.test.ts` “it holds” |'],
  ['no such title', '| one | `a.test.ts` “it breaks” |'],
  ['words of a comment', '| one | `a.test.ts` “it is said” |'],
  ['a part of a title', '| one | `a.test.ts` “it” |'],
  ['no title', '| one | `a.test.ts` |'],
  ['one of two', '| one | `a.test.ts` “it holds”, “it breaks” |'],
])('%s is found once', (_what, row) => {
  expect(new Set(spotsOf(namedProof, page(row)))).toEqual(new Set(['docs/page.md:3']));
});

test('the files of a table of proofs are left to the rule of their ids', () => {
  const table = { 'docs/page.md': '| id | Proved by |\n|---|---|\n| R1 | `b.test.ts` |\n' };
  expect(spotsOf(namedProof, table)).toEqual([]);
});
