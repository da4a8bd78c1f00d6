// Proves that staff who opened access to a member's account neither give that member a bonus alone
// nor take one away.
import { refuse } from '@baize/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildWallet, cashier, type BuiltWallet } from '../testing.ts';

let database: Database;
let built: BuiltWallet;
/** As `username memberId`. */
const opened = new Set<string>();

beforeEach(async () => {
  database = await freshDatabase();
  opened.clear();
  built = buildWallet(database, {
    hasOpened: async (_tx, { staff, memberId }) => opened.has(`${staff.username} ${memberId}`),
  });
});
afterEach(async () => {
  await built.close();
  await database.close();
});

const second = { ...cashier, staffId: 'staff-2', username: 'second' };
const asked = {
  id: 'ana',
  name: 'Sorry',
  amount: '50',
  deposit: '0',
  times: 5,
  days: 3,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'bonus-first',
  reason: 'goodwill',
} as const;
const byStaff = <I>(input: I, caller = cashier) => ({ ...built.context(), caller, input });

test('a bonus to a member whose account they opened waits for a second person', async () => {
  const { grantBonus, confirmBonus } = built.actions;
  expect(given(await grantBonus(byStaff(asked))).state).toBe('active');
  opened.add('cashier ana');
  const { id, state } = given(await grantBonus(byStaff(asked)));
  expect(state).toBe('proposed');
  opened.add('second ana');
  expect(await confirmBonus(byStaff({ id }, second))).toEqual(refuse('second-person-needed'));
  opened.clear();
  expect(given(await confirmBonus(byStaff({ id }, second))).state).not.toBe('proposed');
});

test('staff take no bonus of a member whose account they opened', async () => {
  const { grantBonus, forfeitBonus } = built.actions;
  const { id } = given(await grantBonus(byStaff(asked)));
  opened.add('cashier ana');
  const taking = byStaff({ id, reason: 'correction' as const });
  expect(await forfeitBonus(taking)).toEqual(refuse('second-person-needed'));
});
