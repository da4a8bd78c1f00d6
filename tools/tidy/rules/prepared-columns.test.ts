// A prepared statement that asks for every column is found, however it is written down.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { preparedColumns } from './prepared-columns.ts';

const path = 'apps/server/src/modules/vip/store/a.ts';
const isFound = (text: string) => spotsOf(preparedColumns, { [path]: text }).length > 0;

test.each([
  "const s = { name: 'a', text: 'select * from vip_member' };",
  "const s = { name: 'a', text: `select r.* from vip_member as r\n where r.id = any($1)` };",
  "const s = { name: 'a', text: 'insert into vip_member values ($1) returning *' };",
  "const s = { name: 'a', text: 'select 1 as one, m.* from vip_member m' };",
  "const text = 'select * from vip_member';\nconst s = { name: 'a', text, values: [] };",
  "const text: string = 'select * from vip_member';\nconst s = { name: 'a', text };",
  "const said = `select distinct on (tier) tier, *\n from pool`;\nf({ name: 'a', text: said });",
])('%j is found', (text) => {
  expect(isFound(text)).toBe(true);
});

test.each([
  "const s = { name: 'a', text: 'select id, level from vip_member' };",
  "const s = { name: 'a', text: 'select count(*) from vip_member' };",
  "const s = { name: 'a', text: 'select distinct * from unnest($1::text[], $2::text[]) as k' };",
  "const s = { name: 'a', text: 'update vip_mark set at = 2 * at' };",
  "const s = { title: 'a', text: 'select * from vip_member' };",
])('%j may be', (text) => {
  expect(isFound(text)).toBe(false);
});

test.each(['text', 'allText as text'])('a text imported as %s is read where it stands', (as) => {
  const [name] = as.split(' ');
  const other = 'apps/server/src/modules/vip/rows.ts';
  const at = (columns: string) =>
    spotsOf(preparedColumns, {
      [path]: `import { one, ${as} } from '../rows.ts';\nconst s = { name: 'a', text };`,
      [other]: `export const ${name} = 'select ${columns} from vip_member';`,
    });
  expect(at('*')).toEqual([`${path}:2`]);
  expect(at('id')).toEqual([]);
});
