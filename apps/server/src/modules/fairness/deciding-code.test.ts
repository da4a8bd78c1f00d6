// Proves that all code that decides a round is hashed: the engine and the rounds of every family,
// with their imports. A missing family and an escaping import are found. The record of bets is not
// hashed.
import { families } from '@baize/engines';
import { expect, test } from 'vitest';
import { repository, sourcesAt } from './critical-code.ts';
import { findDecidingCode, type Sources } from './deciding-code.ts';

const here = await findDecidingCode(sourcesAt(repository));
const modules = 'apps/server/src/modules';
const sourcesOf = (files: Readonly<Record<string, string>>): Sources => ({
  list: async (folder) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
  read: async (path) => files[path] ?? Promise.reject(new Error(`there is no ${path}`)),
});
/** The files of these families that the hash leaves out. */
function leftOut(codes: readonly string[], files: ReadonlyMap<string, string>): string[] {
  const paths = [...files.keys()];
  const has = (folder: string) => paths.some((path) => path.startsWith(`${folder}/`));
  return codes.flatMap((code) =>
    [`packages/engines/src/${code}`, `${modules}/${code}`].filter((folder) => !has(folder)),
  );
}

test('the engine and the rounds of every family are hashed', () => {
  const codes = families.map(({ code }) => code);
  expect(leftOut(codes, here.files)).toEqual([]);
  expect(here.empty).toEqual([]);
  expect(leftOut([...codes, 'unheard'], here.files)).toEqual([
    'packages/engines/src/unheard',
    `${modules}/unheard`,
  ]);
});

test('deciding code imports only hashed code', () => {
  expect(here.astray).toEqual([]);
});

test('lists of rounds and players’ limits are not hashed', () => {
  const paths = [...here.files.keys()];
  expect(paths).toContain(`${modules}/wagering/rounds/store/stake-work.ts`);
  expect(paths).toContain(`${modules}/wagering/rounds/rules/limit.ts`);
  expect(paths).toContain(`${modules}/wagering/slips/store/settle-work.ts`);
  expect(paths).toContain(`${modules}/wallet/books/store/ledger/ledger.ts`);
  const readOnly = /wagering\/(?:record|limits|index|ports|testing)|\.test\.ts$/u;
  expect(paths.filter((path) => readOnly.test(path))).toEqual([]);
});

const rounds = `${modules}/wagering/rounds`;
const folders = { rounds: [rounds] };
const findIn = (files: Readonly<Record<string, string>>) =>
  findDecidingCode(sourcesOf(files), folders);

test.each([
  [
    'of another part of its module',
    `${modules}/wagering/record/a.ts`,
    "{ a } from '../record/a.ts'",
  ],
  ['called for later', `${modules}/wagering/record/a.ts`, "('../record/a.ts')"],
  ['of another module', `${modules}/settings/a.ts`, "{ a } from '../../settings/a.ts'"],
  ['that stands in no module', 'apps/server/src/odds.ts', "* as odds from '../../../odds.ts'"],
])('a file of rounds that imports one %s is found', async (_, there, imported) => {
  const statement = imported.startsWith('(')
    ? `const a = import${imported};`
    : `import ${imported};`;
  const { astray, files } = await findIn({ [`${rounds}/b.ts`]: statement, [there]: '' });
  expect(astray).toEqual([`${rounds}/b.ts → ${there}`]);
  // And it is hashed all the same.
  expect([...files.keys()]).toContain(there);
});

test('through a module’s door only imported names count, types do not', async () => {
  const ledger = `${modules}/wallet/books/store/ledger/ledger.ts`;
  const wallet = `${modules}/wallet/index.ts`;
  const files = {
    [`${rounds}/a.ts`]: [
      "import { keyOf as nameOf, type Purse } from '../../wallet/index.ts';",
      "import type { Odds } from '../../settings/index.ts';",
      "import { type Draw } from '../../settings/index.ts';",
      "import { refuse } from '@baize/contract';",
      "import { hash } from 'node:crypto';",
    ].join('\n'),
    [wallet]: [
      "export { keyOf } from './books/store/ledger/ledger.ts';",
      "export { list } from './list.ts';",
    ].join('\n'),
    [ledger]: '',
    [`${modules}/wallet/list.ts`]: '',
  };
  const found = await findDecidingCode(sourcesOf(files), {
    ...folders,
    ledger: [`${modules}/wallet/books/store/ledger`],
  });
  expect([...found.files.keys()]).toEqual([`${rounds}/a.ts`, ledger]);
  expect(found).toMatchObject({ astray: [], empty: [], doors: [wallet] });
});

test('code in the door itself counts as the door', async () => {
  const wallet = `${modules}/wallet/index.ts`;
  const files = {
    [`${rounds}/a.ts`]: "import { createWallet } from '../../wallet/index.ts';",
    [wallet]: 'export function createWallet() {}',
  };
  expect((await findIn(files)).astray).toEqual([`${rounds}/a.ts → ${wallet}`]);
});

test('an empty folder is named', async () => {
  const found = await findDecidingCode(sourcesOf({ [`${rounds}/a.ts`]: '' }), {
    rounds: [rounds, `${modules}/coin`],
  });
  expect(found.empty).toEqual([`${modules}/coin`]);
});
