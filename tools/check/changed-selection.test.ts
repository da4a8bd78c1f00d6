// The tests that a change can break are chosen, the others are not: seeded changes in a small tree.
import { expect, test } from 'vitest';
import { virtualTree } from '../source/tree.ts';
import { selectionOf } from './changed-selection.ts';

const wallet = 'apps/server/src/modules/wallet';
const vip = 'apps/server/src/modules/vip';
const harness = "import { buildServer } from '../../../../testing/index.ts';";
const house = {
  'apps/server/testing/index.ts':
    "import { all } from '../src/compose.ts';\nexport const buildServer = all;",
  'apps/server/testing/door.test.ts': "import { buildServer } from './index.ts';",
  'apps/server/src/compose.ts':
    "import { pay } from './modules/wallet/index.ts';\n" +
    "import { rank } from './modules/vip/index.ts';\nexport const all = [pay, rank];",
  [`${wallet}/index.ts`]:
    "export { pay } from './pay.ts';\nexport { limit } from './rules/limit.ts';",
  [`${wallet}/pay.ts`]: "import { limit } from './rules/limit.ts';\nexport const pay = limit;",
  [`${wallet}/rules/limit.ts`]: 'export const limit = 1;',
  [`${wallet}/rules/limit.test.ts`]: "import { limit } from './limit.ts';",
  [`${wallet}/rules/other.test.ts`]: '',
  [`${wallet}/store/schema/0001-first.sql`]: '',
  [`${wallet}/wallet.test.ts`]: harness.replace('../../../../', '../../../'),
  [`${vip}/index.ts`]: 'export const rank = 1;',
  [`${vip}/vip.test.ts`]: harness.replace('../../../../', '../../../'),
  'apps/site/src/purse.tsx': "const text = t('wallet.balance');\nexport const purse = text;",
  'apps/site/src/purse.test.tsx': "import { purse } from './purse.tsx';",
  'apps/site/src/crest.test.tsx': "const text = t('vip.rank');",
  'packages/i18n/src/locales/en/wallet.ts': '',
  'packages/i18n/src/texts.test.ts': '',
  'packages/ui/src/card.module.css': '',
  'packages/ui/src/card.test.tsx': '',
  'docs/fairness/lotus.json': '',
  'tools/par/page.ts': "export const page = read('lotus.json');",
  'tools/par/page.test.ts': "import { page } from './page.ts';",
  'e2e/main-job.spec.ts': "test('the bank', { tag: alone }, walk);",
  'e2e/cashier.ts': 'export const cashier = 1;',
  'e2e/deposit.spec.ts': "import { cashier } from './cashier.ts';\ntest('deposits', walk);",
};
const selected = (...changed: string[]) => selectionOf(virtualTree(house), changed);

test('a rule reaches its test, its module’s tests of a whole server, and the proofs', () => {
  const { tests, journeys, worlds, isBuilt } = selected(`${wallet}/rules/limit.ts`);
  expect(tests).toEqual([
    `${wallet}/rules/limit.test.ts`,
    `${wallet}/wallet.test.ts`,
    'apps/server/testing/door.test.ts',
  ]);
  expect([journeys, worlds]).toEqual([['e2e/main-job.spec.ts'], ['alone']]);
  expect(isBuilt).toBe(false);
});

test('a test reaches itself alone', () => {
  const { tests, journeys } = selected(`${wallet}/rules/limit.test.ts`);
  expect([tests, journeys]).toEqual([[`${wallet}/rules/limit.test.ts`], []]);
});

test('a migration reaches all tests of its module and the proofs', () => {
  expect(selected(`${wallet}/store/schema/0001-first.sql`).tests).toEqual([
    `${wallet}/rules/limit.test.ts`,
    `${wallet}/rules/other.test.ts`,
    `${wallet}/wallet.test.ts`,
    'apps/server/testing/door.test.ts',
  ]);
});

test('a text reaches the screens that show its noun and the tests of texts, not the server', () => {
  const { tests, isBuilt } = selected('packages/i18n/src/locales/en/wallet.ts');
  expect(tests).toEqual(['apps/site/src/purse.test.tsx', 'packages/i18n/src/texts.test.ts']);
  expect(isBuilt).toBe(true);
});

test('a style reaches the builds and the tests of its folder; a table of data its readers', () => {
  const { tests, isBuilt } = selected('packages/ui/src/card.module.css');
  expect([tests, isBuilt]).toEqual([['packages/ui/src/card.test.tsx'], true]);
  expect(selected('docs/fairness/lotus.json').tests).toEqual(['tools/par/page.test.ts']);
});

test('a deleted or renamed file reaches its importers under its old name', () => {
  const tree = virtualTree({
    ...house,
    [`${wallet}/rules/limit.test.ts`]: "import { limit } from './bound.ts';",
  });
  const { tests } = selectionOf(tree, [`${wallet}/rules/bound.ts`]);
  expect(tests).toContain(`${wallet}/rules/limit.test.ts`);
});

test('a journey that is changed, or whose pages are, is walked; of many the main job', () => {
  expect(selected('e2e/deposit.spec.ts').journeys).toEqual(['e2e/deposit.spec.ts']);
  const { journeys, worlds } = selected('e2e/cashier.ts');
  expect([journeys, worlds]).toEqual([['e2e/deposit.spec.ts'], ['one-process']]);
  const specs = Array.from({ length: 4 }, (_, at) => [
    `e2e/more-${at}.spec.ts`,
    house['e2e/deposit.spec.ts'],
  ]);
  const many = virtualTree({ ...house, ...(Object.fromEntries(specs) as object) });
  expect(selectionOf(many, ['e2e/cashier.ts']).journeys).toEqual(['e2e/main-job.spec.ts']);
});

test('a change of the base of all tests asks for the whole gate', () => {
  for (const path of ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json']) {
    expect(selected(path).due).toEqual([`${path}: every test stands on it`]);
  }
  expect(selected('docs/page.md')).toMatchObject({ tests: [], journeys: [], due: [] });
});
