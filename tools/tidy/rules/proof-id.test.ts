// A row without a test, a test of no row and everything else that would break the bond is found.
import { expect, test } from 'vitest';
import { virtualTree } from '../../source/tree.ts';
import { taggedTests } from '../../proofs/tagged-tests.ts';
import { withProofs } from '../../proofs/proof-rows.ts';
import { spotsOf } from '../try-rule.ts';
import { proofId } from './proof-id.ts';

const page = 'docs/requirements.md';
const path = 'packages/a/src/a.test.ts';
const tag = '// @proves';
const table = (...rows: readonly string[]) =>
  ['| id | asks | Proved by |', '|---|---|---|', ...rows, ''].join('\n');
const row = `| R1 | one | \`${path}\` |`;
const proved = `// A test.\n${tag} R1\ntest('one holds', () => {});\n`;
const found = (rows: readonly string[], text: string) =>
  spotsOf(proofId, { [page]: table(...rows), [path]: text });

test('a row with its test passes, under whatever title', () => {
  expect(found([row], proved)).toEqual([]);
  expect(found([row], proved.replace('one holds', 'it holds'))).toEqual([]);
  expect(found(['| R1³ | one | Not met: later |'], '// A test.\n')).toEqual([]);
});

test.each([
  ['no test', [row], '// A test.\n', `${page}:3`],
  ['an id twice', [row, row], proved, `${page}:4`],
  ['no id', [row, '| | two | Not met |'], proved, `${page}:4`],
  ['another file', [row.replace('a.test', 'b.test')], proved, `${page}:3`],
  ['a reason beside a test', ['| R1 | one | Not met |'], proved, `${page}:3`],
  ['an unknown id', [row], proved.replace('R1', 'R1 R2'), `${path}:2`],
  ['ids of no form', [row], `${proved}${tag} r2\ntest('two', () => {});\n`, `${path}:4`],
  ['no test below', [row], `${proved}${tag} R1\n`, `${path}:4`],
])('%s is found', (_what, rows, text, spot) => {
  expect(found(rows, text)).toEqual([spot]);
});

test.each([
  ["test.each([1])('t', () => {});", 't'],
  ["journey('t', async () => {});", 't'],
  ["journeyAlone(\n  't',\n  async () => {},\n);", 't'],
  ['for (const way of ways) {\n  test(`t ${way}`, () => {});\n}', undefined],
  ["describe('d', () => {});", undefined],
  ["const a = 1;\ntest('t', () => {});", undefined],
])('the test below a line of proofs is read: %s', (statement, title) => {
  const tree = virtualTree({ [path]: `// A test.\n${tag} R1\n${tag} R2\n${statement}\n` });
  expect(taggedTests(tree).map((one) => one.title)).toEqual([title, title]);
});

test('the last column is written from the tests, and a reason is left', () => {
  const rows = ['| R1 | one | |', '| R2 | two | Not met: later |'];
  const tree = virtualTree({ [page]: table(...rows), [path]: proved });
  const file = tree.files[0];
  const written = file && withProofs(file, taggedTests(tree));
  expect(written).toBe(table(row, '| R2 | two | Not met: later |'));
});
