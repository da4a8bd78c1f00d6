// The page of figures is printed from the record: no figure is written by hand, and a row names
// what was measured, beside what, at which commit.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isKept, wrongIn, type Figure } from './figures.ts';
import { withTable } from './page.ts';
import { readRows, replaced, rowsOf } from './record.ts';

const page = readFileSync(fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url)), 'utf8');
const run = {
  loadBefore: 0.3,
  loadAfter: 1.5,
  date: '2026-01-02',
  commit: '0123abcd',
  clean: true,
  machine: '2 × a processor, Node v24',
  command: 'npm run bench gateway',
} as const;
const read: Figure = {
  what: 'a balance',
  value: 12_345.6,
  unit: '/s',
  p50: 1.234,
  p99: 56.7,
  reference: { what: 'bare', value: 20_000, p50: 1, p99: 30 },
  promised: { of: 'ratio', atLeast: 0.5 },
};
const rowsFor = (name: string, figures: readonly Figure[], over: Partial<typeof run> = {}) =>
  rowsOf({ name, notes: [], figures }, { ...run, ...over });

test('the page is what the record prints', () => {
  expect(withTable(page, readRows())).toBe(page);
});

test('a row tells figure, reference, ratio, times, promise, load, day and commit', () => {
  const printed = withTable(page, rowsFor('gateway', [read]));
  expect(printed).toContain(
    '| a balance | 12,346/s | bare: 20,000/s | 0.617 | 1.23 / 56.7 ms; 1 / 30 ms | ratio ≥ 0.5 ' +
      '| yes | 0.3 to 1.5 | 2026-01-02 | 0123abcd |',
  );
});

test('a missed promise and a changed tree are reported', () => {
  const slow = { ...read, value: 9000 };
  const printed = withTable(
    page,
    rowsFor('gateway', [slow]).map((row) => ({ ...row, clean: false })),
  );
  expect(printed).toContain('| **no** | 0.3 to 1.5 | 2026-01-02 | 0123abcd and changes |');
});

test('a benchmark that is measured again replaces its own rows and no others', () => {
  const order = ['gateway', 'spin'];
  const before = [...rowsFor('spin', [read]), ...rowsFor('gateway', [read, read])];
  const again = rowsFor('gateway', [{ ...read, what: 'now' }]);
  const after = replaced(before, again, order);
  expect(after.map(({ bench, what }) => [bench, what])).toEqual([
    ['gateway', 'now'],
    ['spin', 'a balance'],
  ]);
  expect(replaced(before, [], order)).toHaveLength(3);
});

test.each([
  [{ of: 'ratio', atLeast: 0.7 } as const, false],
  [{ of: 'p99', atMost: 60 } as const, true],
  [{ of: 'value', atLeast: 1, atMost: 10 } as const, false],
])('the promise %j is judged', (promised, kept) => {
  expect(isKept({ ...read, promised })).toBe(kept);
});

test('the gate finds a missing figure and a forbidden one', () => {
  const lost: Figure = {
    what: 'rounds lost',
    value: 1,
    unit: '',
    promised: { of: 'value', atMost: 0, always: true },
  };
  const of = (...figures: Figure[]) => wrongIn({ name: 'x', notes: [], figures });
  expect(of(read)).toEqual([]);
  expect(of({ ...read, promised: { of: 'ratio', atLeast: 9 } })).toEqual([]);
  expect(of()).toEqual(['x gave no figure']);
  expect(of({ ...read, p99: Number.NaN })).toEqual(['x: a balance is no whole figure']);
  expect(of({ ...read, reference: { what: 'bare', value: 0 } })).toHaveLength(1);
  expect(of(lost)).toEqual(['x: rounds lost is 1']);
  expect(wrongIn({ name: 'x', notes: [], figures: [], skipped: 'no disk' })).toEqual([]);
});
