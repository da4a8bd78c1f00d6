// Each row of a table of proofs has an id of its own and a test that bears it, or says why there is
// none; each id that a test bears has its row.
import { cellOf, isReason, proofRows, type ProofRow } from '../../proofs/proof-rows.ts';
import { taggedTests, type TaggedTest } from '../../proofs/tagged-tests.ts';
import type { TreeRule, TreeSpot } from '../rule.ts';

export const proofId: TreeRule = {
  kind: 'tree',
  name: 'proof-id',
  reason: 'a promise stands on a test that anybody can find and run',
  check: (tree) => {
    const tests = taggedTests(tree);
    const pages = tree.files.filter(({ path }) => /^docs\/.*\.md$/.test(path));
    const rows = pages.flatMap(proofRows);
    return [...rows.flatMap((row) => faultsOf(row, rows, tests)), ...strayTags(tests, rows)];
  },
};

function faultsOf(
  row: ProofRow,
  rows: readonly ProofRow[],
  tests: readonly TaggedTest[],
): TreeSpot[] {
  const spot = (what: string, fix: string) => [{ file: row.file, line: row.line, what, fix }];
  if (row.id === '') return spot('a row without an id', 'give it the next id of its page');
  if (rows.find(({ id }) => id === row.id) !== row) {
    return spot(`${row.id} stands twice`, 'give the younger row the next id of its page');
  }
  const written = cellOf(row.id, tests);
  if (isReason(row.cell)) {
    if (written === '') return [];
    return spot(`${row.id} says why it has no test, and has one`, 'take the reason out');
  }
  if (written === '') {
    const reason = 'or begin with “Does not apply”, “By reading” or “Not met”';
    return spot(`no test proves ${row.id}`, `write // @proves ${row.id} above one, ${reason}`);
  }
  return written === row.cell ? [] : spot(`${row.id} names other files`, 'npm run proofs');
}

function strayTags(tests: readonly TaggedTest[], rows: readonly ProofRow[]): TreeSpot[] {
  const known = new Set(rows.map(({ id }) => id));
  return tests.flatMap(({ path: file, line, ids, title }) => {
    const spot = (what: string, fix: string) => ({ file, line, what, fix });
    const form = 'write // @proves R1 L2 on the line above a test';
    if (ids.length === 0) return [spot('a line of proofs without ids', form)];
    if (title === undefined) return [spot('a line of proofs above no test', form)];
    return ids
      .filter((id) => !known.has(id))
      .map((id) => spot(`${id} is no row of a table of proofs`, 'name a row that is there'));
  });
}
