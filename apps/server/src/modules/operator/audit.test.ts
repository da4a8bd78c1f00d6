// Proves that the audit log tells what staff did, can be searched, cannot be altered, and shows it
// when somebody with the database in hand altered it all the same.
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { StaffCaller } from '../../platform/call/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { auditing } from './index.ts';
import { buildOperator, secret, type BuiltOperator } from './testing.ts';

let database: Database;
let built: BuiltOperator;
let owner: StaffCaller;
const opened: Database[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  opened.push(database);
  built = buildOperator(database);
  owner = await built.hire('Olga', 'owner');
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const note = (subject: string, amount = 5n) =>
  database.transaction((tx) =>
    auditing(built.clock, secret)(tx, {
      staff: owner,
      action: 'turn-module',
      subject,
      before: true,
      after: { on: false, amount },
    }),
  );
const check = async () => given(await built.operator.actions.verifyAudit(built.call(owner, {})));
const list = async (search: object) =>
  given(await built.operator.actions.listAudit(built.call(owner, search)));

test('staff actions are listed, and the list cannot be altered, dropped or emptied', async () => {
  await note('FREEPLAY3');
  const { list: rows } = await list({ pageSize: 5 });
  expect(rows[0]).toMatchObject({
    staff: 'Olga',
    before: true,
    after: { on: false, amount: '5' },
  });
  for (const statement of [
    sql`update operator_audit set staff = 'x'`,
    sql`delete from operator_audit`,
    sql`truncate operator_audit`,
  ]) {
    await expect(statement.execute(database.kysely)).rejects.toThrow('only ever added to');
  }
});

test('rows are found by actor, action, subject and time', async () => {
  await note('FREEPLAY3');
  built.clock.advance(1000);
  await note('LOGIN3');
  const since = built.clock.now();
  expect((await list({ subject: 'FREEPLAY3' })).total).toBe(1);
  expect((await list({ action: 'turn-module' })).total).toBe(2);
  expect((await list({ action: 'turn-module', since })).total).toBe(1);
  expect((await list({ action: 'turn-module', until: since })).total).toBe(1);
  expect((await list({ staff: 'olga' })).total).toBe(3);
  expect((await list({ staff: 'nobody' })).total).toBe(0);
  expect((await list({})).actions).toEqual(['add-staff', 'sign-in', 'turn-module']);
});

test('parallel entries form one intact chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, place) => note(`subject-${place}`)));
  expect(await check()).toMatchObject({ whole: true, rows: 22, unchained: 0, brokenAt: '' });
});

async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table operator_audit disable trigger all`.execute(database.kysely);
  await statement.execute(database.kysely);
  await sql`alter table operator_audit enable trigger all`.execute(database.kysely);
}

// @proves V8.4.2
test('verification names a changed, missing or inserted row', async () => {
  for (const subject of ['one', 'two', 'three']) await note(subject);
  const { list: rows } = await list({ action: 'turn-module' });
  const [three, two] = rows.map(({ id }) => id);
  await tamper(sql`update operator_audit set after = '{"on":true}' where subject = 'two'`);
  expect(await check()).toMatchObject({ whole: false, brokenAt: two });
  await tamper(sql`update operator_audit set after = '{"on":false,"amount":"5"}'
    where subject = 'two'`);
  expect((await check()).whole).toBe(true);
  await tamper(sql`delete from operator_audit where subject = 'two'`);
  expect(await check()).toMatchObject({ whole: false, brokenAt: three });
  await tamper(sql`insert into operator_audit (at, staff_id, staff, action, subject)
    values (now(), 'x', 'x', 'x', 'x')`);
  expect((await check()).whole).toBe(false);
});

test('the log cannot be rewritten without our secret', async () => {
  const forge = auditing(built.clock, new Uint8Array(32).fill(1));
  const action = { staff: owner, action: 'x', subject: 'x', before: null, after: null };
  await database.transaction((tx) => forge(tx, action));
  expect((await check()).whole).toBe(false);
});

test('an export of the log is audited; no cell is a formula', async () => {
  await note('=cmd()');
  const { exportAudit } = built.operator.actions;
  const taken = given(await exportAudit(built.call(owner, { action: 'turn-module' })));
  expect(taken).toMatchObject({ rows: 1, whole: true });
  expect(taken.csv.split('\r\n')[1]).toContain(`"'=cmd()"`);
  expect((await list({ action: 'export-audit' })).list[0]?.after).toEqual({
    action: 'turn-module',
    rows: 1,
  });
});
