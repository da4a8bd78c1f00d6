// Proves that messages caught by the sandbox open no account: they are listed masked, and shown one
// by one, with a reason that is recorded first, only to staff who may reset members.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildOperator, type BuiltOperator } from './testing.ts';

let database: Database;
let built: BuiltOperator;
let owner: StaffCaller;
const secret = 'http://localhost:8080/home#recover=aB3_x';
const reason = 'walks the recovery of a test account';

beforeAll(async () => {
  database = await freshDatabase();
  built = buildOperator(database);
  owner = await built.hire('olga', 'owner');
});
afterAll(() => database.close());

const actions = () => built.operator.actions;
const by = <const I>(input: I) => built.call(owner, input);

test('messages are listed without codes and links', async () => {
  const mail = { kind: 'mail', recipient: 'ann.lee@mail.example', subject: 'Password' } as const;
  await built.sandbox.add({ ...mail, body: `Open ${secret}` });
  await built.sandbox.add({
    kind: 'sms',
    recipient: '+639171234567',
    subject: '',
    body: '1234567',
  });
  const { list } = given(await actions().listOutbox(by({})));
  expect(list).toMatchObject([
    { kind: 'sms', recipient: '**********567', body: '•••' },
    { kind: 'mail', recipient: 'a***@mail.example', subject: 'Password', body: 'Open •••' },
  ]);
});

test('a message is shown with a reason that the log has', async () => {
  const { list } = given(await actions().listOutbox(by({})));
  const { id } = list.at(-1) ?? { id: '' };
  expect(given(await actions().revealOutbox(by({ id, reason })))).toMatchObject({
    recipient: 'ann.lee@mail.example',
    body: `Open ${secret}`,
  });
  const { list: rows } = given(await actions().listAudit(by({ subject: `message:${id}` })));
  const after = { kind: 'mail', recipient: 'a***@mail.example', reason };
  expect(rows).toMatchObject([{ staff: 'olga', action: 'view-message', after }]);
  expect(JSON.stringify(rows)).not.toContain('recover=');
  for (const unknown of ['999999', 'x', '99999999999999999999999']) {
    expect(await actions().revealOutbox(by({ id: unknown, reason }))).toEqual({
      refused: 'message-unknown',
    });
  }
});

test('a message is not shown when the audit fails', async () => {
  const { list } = given(await actions().listOutbox(by({})));
  const { id } = list[0] ?? { id: '' };
  await sql`alter table operator_audit rename to operator_audit_away`.execute(database.kysely);
  await expect(actions().revealOutbox(by({ id, reason }))).rejects.toThrow();
  await sql`alter table operator_audit_away rename to operator_audit`.execute(database.kysely);
});

test('no role, stored ones included, has the outbox without the member reset', async () => {
  const { addRole, editRole } = actions();
  const alone = { refused: 'permission-alone', facts: { permission: 'outbox.view' } };
  const reader = (permissions: string[]) => by({ name: 'reader', permissions });
  expect(await addRole(reader(['members.view', 'outbox.view']))).toEqual(alone);
  given(await addRole(reader(['members.reset', 'outbox.view'])));
  expect(await editRole(reader(['members.view', 'outbox.view']))).toEqual(alone);
  await sql`update operator_role set permissions = array['members.view', 'outbox.view']
    where name = 'reader'`.execute(database.kysely);
  expect((await built.hire('rita', 'reader')).permissions).toEqual(['members.view']);
});

test('without a sandbox there is no outbox', async () => {
  const bare = buildOperator(database, { messages: undefined });
  const { token } = given(await bare.signIn('olga'));
  const { permissions } = await bare.callerOf(token);
  expect(permissions).toContain('members.reset');
  expect(permissions).not.toContain('outbox.view');
  expect(await bare.operator.actions.revealOutbox(by({ id: '1', reason }))).toEqual({
    refused: 'message-unknown',
  });
});
