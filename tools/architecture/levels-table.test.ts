// The tables of ARCHITECTURE.md are those of the list, and a page without markers is left alone.
import { expect, test } from 'vitest';
import { printTables, withTables } from './levels-table.ts';

const architecture = {
  places: [
    { place: 'money', at: 'packages/money/src', may: [], pure: true },
    { place: 'ui', at: 'packages/ui/src', may: ['money'], browser: true },
  ],
  testsMay: [],
  levels: [{ level: 1, modules: ['settings', 'identity'] }],
  rooms: { rules: { may: ['ledger'], sees: ['rules'], platform: false, lowerModules: false } },
  parts: { identity: { seals: [], staff: ['accounts'] } },
  readModels: [],
  slices: [],
};

test('every place, level, room and part has its row', () => {
  const printed = printTables(architecture);
  expect(printed).toContain('| money | `packages/money/src` | – | pure |');
  expect(printed).toContain('| ui | `packages/ui/src` | money | browser |');
  expect(printed).toContain('| 1 | settings, identity |');
  expect(printed).toContain('| `rules/` | ledger | rules | no |');
  expect(printed).toContain('| `identity/staff/` | accounts |');
});

test('the tables replace what stands between the markers, the second time without a change', () => {
  const page = '# Page\n<!-- levels -->\nold\n<!-- /levels -->\nend\n';
  const once = withTables(page, 'new\n');
  expect(once).toBe('# Page\n<!-- levels -->\n\nnew\n\n<!-- /levels -->\nend\n');
  expect(withTables(once ?? '', 'new\n')).toBe(once);
});

test('a page without markers is refused', () => {
  expect(withTables('# Page', 'new')).toBeUndefined();
});
