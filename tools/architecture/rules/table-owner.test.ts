// A table of another module is found wherever a module names it, and a read model permits only
// declared reads.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { virtualTree } from '../../source/tree.ts';
import { loadArchitecture } from '../architecture.ts';
import { tableOwners } from './table-owner.ts';

const root = new URL('../../../architecture.mjs', import.meta.url);
const house = await loadArchitecture(fileURLToPath(root));
const server = 'apps/server/src';
const schemas = {
  [`${server}/modules/identity/store/schema/0001-players.sql`]:
    '-- create table wallet_note (id text);\ncreate table identity_player (id text primary key);',
  [`${server}/modules/wallet/store/schema/0001-money.sql`]:
    'create table wallet_deposit (id text);',
  [`${server}/platform/lease/schema/0001-lease.sql`]: 'create unlogged table lease (name text);',
};

const says = (files: Readonly<Record<string, string>>, readModels = house.readModels.slice(0, 0)) =>
  tableOwners({ ...house, readModels }, virtualTree({ ...schemas, ...files })).map(
    ({ file, line, rule }) => `${file.replace(`${server}/`, '')}:${line} ${rule}`,
  );
const wallet = `${server}/modules/wallet/store/reader.ts`;
const inWallet = (statement: string) => says({ [wallet]: `// A file.\n${statement}\n` });

test.each([
  ['a foreign read', 'sql`select id from identity_player`'],
  [
    'an alias in raw SQL',
    'sql`select p.id from wallet_deposit d join identity_player as p on true`',
  ],
  ['a table in a CTE', 'sql`with seen as (select id from identity_player) select * from seen`'],
  ['a list of tables', 'sql`select 1 from wallet_deposit d, identity_player p`'],
  ['a quoted name', 'sql`select 1 from "identity_player"`'],
  ['a fragment', 'const where = sql`identity_player.id = ${id}`'],
  ['a prepared text', "const text = 'select id from identity_player where id = $1'"],
  ['the query builder', "on.selectFrom('identity_player')"],
  ['a join of the builder', "on.selectFrom('wallet_deposit').innerJoin('identity_player as p', f)"],
  ['a name on its own', "const table = 'identity_player'"],
  ['a table of the platform', "on.selectFrom('lease')"],
  ['a table of the platform in SQL', 'sql`select name from lease`'],
])('%s is found', (_what, statement) => {
  expect(inWallet(statement)).toEqual(['modules/wallet/store/reader.ts:2 foreign-read']);
});

test.each([
  ['an insert', 'sql`insert into identity_player (id) values (1)`'],
  ['an update', 'sql`update identity_player set id = 1`'],
  ['an update in a CTE', 'sql`with gone as (delete from identity_player) select 1`'],
  ['a lock of rows', 'sql`select id from identity_player where id = ${id} for update`'],
  ['the query builder', "on.insertInto('identity_player')"],
  ['a change of the table', "const text = 'alter table identity_player add x text'"],
])('%s of a foreign table is found, read model or none', (_what, statement) => {
  const found = ['modules/wallet/store/reader.ts:2 foreign-write'];
  expect(inWallet(statement)).toEqual(found);
  const model = [{ module: 'wallet', reads: ['identity_player'], reason: 'lists' }];
  expect(says({ [wallet]: `// A file.\n${statement}\n` }, model)).toEqual(found);
});

test('own tables, other words and tests are left alone', () => {
  expect(inWallet('sql`insert into wallet_deposit select 1 from wallet_deposit`')).toEqual([]);
  expect(
    inWallet("const words = [lease, 'lease', 'wallet_note', 'topic-identity_player']"),
  ).toEqual([]);
  const aside = `${server}/modules/wallet/reader.test.ts`;
  expect(says({ [aside]: '// A file.\nsql`select 1 from identity_player`;\n' })).toEqual([]);
});

test('compose and a part of the platform own no table of a module', () => {
  const text = '// A file.\nsql`select 1 from wallet_deposit`;\n';
  expect(says({ [`${server}/compose/a.ts`]: text })).toEqual(['compose/a.ts:2 foreign-read']);
  expect(says({ [`${server}/platform/lease/a.ts`]: text })).toHaveLength(1);
});

test('an unused, upward or unexplained read model is found', () => {
  const reads = ['identity_player'];
  const used = { [wallet]: '// A file.\nsql`select 1 from identity_player`;\n' };
  const model = { module: 'wallet', reads, reason: 'lists' };
  expect(says(used, [model])).toEqual([]);
  expect(says({}, [model])).toEqual(['architecture.mjs:1 read-model']);
  expect(says(used, [{ ...model, reason: '' }])).toEqual(['architecture.mjs:1 read-model']);
  const upward = {
    [`${server}/modules/identity/a.ts`]: '// A file.\nsql`select 1 from wallet_deposit`;\n',
  };
  const looksUp = [{ module: 'identity', reads: ['wallet_deposit'], reason: 'lists' }];
  expect(says(upward, looksUp)).toEqual(['architecture.mjs:1 read-model']);
});
