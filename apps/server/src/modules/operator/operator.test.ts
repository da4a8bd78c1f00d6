// Proves that the dashboard and the members' files show exact amounts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildOperator, type BuiltOperator } from './testing.ts';

let database: Database;
let built: BuiltOperator;
let owner: StaffCaller;

beforeAll(async () => {
  database = await freshDatabase();
  built = buildOperator(database);
  owner = await built.hire('Olga', 'owner');
});
afterAll(() => database.close());

test('the dashboard lists messages undelivered within a day', async () => {
  const { deliveries } = built.identity;
  const message = { subject: '', text: 'Code 1234567', locale: 'en', facts: {}, purpose: 'login' };
  const expiresAt = built.clock.now() + 600_000;
  await deliveries.send({ ...message, to: '+639170000000', expiresAt });
  await deliveries.send({ ...message, to: '+639170000009', expiresAt });
  await deliveries.send({ ...message, to: '+639170000010', expiresAt });
  const { undelivered } = given(await built.operator.actions.getDashboard(built.call(owner, {})));
  const counts = { kind: 'sms', purpose: 'login', lastAt: built.clock.now() };
  expect(undelivered).toHaveLength(2);
  expect(undelivered).toEqual(
    expect.arrayContaining([
      { ...counts, reason: 'absent subscriber', failed: 1, waiting: 0 },
      { ...counts, reason: 'network busy', failed: 0, waiting: 1 },
    ]),
  );
  expect(JSON.stringify(undelivered)).not.toContain('63917');
  await database.pool.query('delete from delivery');
  await database.pool.query('delete from sandbox_message');
});

test('the dashboard and a member’s file show exact amounts', async () => {
  const { actions } = built.operator;
  const by = <const I>(input: I) => built.call(owner, input);
  expect(given(await actions.getDashboard(by({})))).toMatchObject({
    withdrawalsDisputed: 4,
    stakedToday: '90.00',
    booksBalanced: true,
  });
  const { caller: member } = await built.identity.registerPlayer();
  expect(given(await actions.findMembers(by({}))).list).toMatchObject([{ balance: '12.34' }]);
  expect(given(await actions.getMemberFile(by({ id: member.playerId })))).toMatchObject({
    held: '5.00',
    withdrawn: '20.00',
  });
  expect(await actions.getMemberFile(by({ id: 'p2' }))).toMatchObject({
    refused: 'member-not-found',
  });
  expect(given(await actions.listOutbox(by({})))).toEqual({ list: [], total: 0 });
});
