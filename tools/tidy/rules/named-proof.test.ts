// A proof that is not there is found, whether its file, its title or the whole of it is missing.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { namedProof } from './named-proof.ts';

const files = { 'a.test.ts': "test('it holds', () => {});\n// it is said\n" };
const page = (...rows: string[]) => ({
  ...files,
  'docs/page.md': ['| what | Proved by |', '|---|---|', ...rows].join('\n'),
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

test('a row without a proof says why, or is found', () => {
  expect(spotsOf(namedProof, page('| one | because we say so |'))).toEqual(['docs/page.md:3']);
  for (const reason of ['Does not apply: no such way in', 'By reading: docs', 'Not met: later'])
    expect(spotsOf(namedProof, page(`| one | ${reason} |`))).toEqual([]);
});

test('a table of something else is left alone', () => {
  const other = { 'docs/page.md': '| what | why |\n|---|---|\n| one | two |\n' };
  expect(spotsOf(namedProof, other)).toEqual([]);
});
