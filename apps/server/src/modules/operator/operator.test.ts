// Proves who gets into the console, that failures lock, that sessions end, and that the audit log
// cannot be altered.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { auditing, createOperator, type MemberFacts, type Operator } from './index.ts';

let database: Database;
let operator: Operator;
const clock = fakeClock();
const ann: MemberFacts = {
  id: 'p1',
  username: 'ann',
  type: 0,
  state: 'active',
  registeredAt: 1,
  lastLoginAt: null,
  payee: 'Ann Lee',
  email: '',
  mobile: '',
  currency: 'PHP',
};

beforeAll(async () => {
  database = await freshDatabase();
  operator = createOperator({
    database,
    clock,
    log: silentLog(),
    randomness: systemRandomness,
    currency: 'PHP',
    members: {
      find: async () => ({ list: [ann], total: 1 }),
      file: async (id) => (id === 'p1' ? ann : undefined),
      registeredSince: async () => 3,
    },
    money: {
      purses: async () => ({ cash: 12_3400n, held: 5_0000n }),
      totals: async () => ({ deposited: 100_0000n, withdrawn: 20_0000n }),
      since: async () => ({ deposited: 7_0000n, withdrawn: 1_0000n }),
      withdrawalCounts: async () => ({ pending: 1, approved: 2, awaitingReceipt: 3, disputed: 4 }),
      booksBalanced: async () => true,
    },
    play: {
      sums: async () => ({ staked: 9_0000n, paid: 8_0000n }),
      houseSums: async () => ({ staked: 90_0000n, paid: 80_0000n }),
    },
    messages: async () => ({ list: [], total: 0 }),
  });
  await operator.addStaff({ username: 'Olga', password: 'a long password', role: 'cashier' });
});
afterAll(() => database.close());

const visitor = { kind: 'visitor' } as const;
const signIn = (username: string, password: string) => {
  const call = callOf(visitor, { username, password }, clock.now());
  return operator.actions.signInStaff(call);
};

test('the right password opens a session with the role’s permissions', async () => {
  const { token, staff } = given(await signIn('olga', 'a long password'));
  expect(staff.permissions).toContain('withdrawals.pay');
  expect(staff.permissions).not.toContain('settings.edit');
  const caller = await operator.staffOf(token, clock.now());
  if (!caller) throw new Error('no session');
  const seen = given(await operator.actions.getStaff(callOf(caller, {}, clock.now())));
  expect(seen.username).toBe('Olga');
  await operator.actions.signOutStaff(callOf(caller, {}, clock.now()));
  expect(await operator.staffOf(token, clock.now())).toBeUndefined();
});

test('a session without a call for fifteen minutes is over', async () => {
  const { token } = given(await signIn('olga', 'a long password'));
  expect(await operator.staffOf(token, clock.now() + 14 * 60_000)).toBeDefined();
  expect(await operator.staffOf(token, clock.now() + 40 * 60_000)).toBeUndefined();
});

test('an unknown name and a wrong password are refused alike; a name is given once', async () => {
  expect(await signIn('nobody', 'x')).toEqual(await signIn('olga', 'x'));
  given(await signIn('olga', 'a long password'));
  expect(await operator.addStaff({ username: 'OLGA', password: 'other', role: 'owner' })).toBe(
    false,
  );
});

test('three failures lock, also for the right password, until the lock is over', async () => {
  for (let tried = 0; tried < 3; tried += 1) await signIn('olga', 'wrong');
  expect(await signIn('olga', 'a long password')).toMatchObject({ refused: 'staff-locked' });
  clock.advance(15 * 60_000);
  expect(given(await signIn('olga', 'a long password')).staff.username).toBe('Olga');
});

test('a name that does not exist locks like one that does, at once too', async () => {
  const tries = await Promise.all(Array.from({ length: 7 }, () => signIn('nobody2', 'x')));
  const names = tries.map((answer) => ('refused' in answer ? answer.refused : 'given'));
  expect(names.filter((name) => name === 'staff-credentials-wrong')).toHaveLength(3);
  expect(names.filter((name) => name === 'staff-locked')).toHaveLength(4);
  expect(await signIn('nobody2', 'x')).toEqual({ refused: 'staff-locked', facts: { minutes: 15 } });
});

const staff = {
  kind: 'staff',
  staffId: 's1',
  username: 'Olga',
  role: 'owner',
  permissions: [],
  sessionId: 's',
  confirmedUntil: Infinity,
} as const;
const by = <const I>(input: I) => callOf(staff, input, clock.now());

test('the dashboard and a member’s file show exact amounts', async () => {
  expect(given(await operator.actions.getDashboard(by({})))).toMatchObject({
    withdrawalsDisputed: 4,
    stakedToday: '90.00',
    booksBalanced: true,
  });
  expect(given(await operator.actions.findMembers(by({}))).list).toMatchObject([
    { balance: '12.34' },
  ]);
  expect(given(await operator.actions.getMemberFile(by({ id: 'p1' })))).toMatchObject({
    held: '5.00',
    withdrawn: '20.00',
  });
  expect(await operator.actions.getMemberFile(by({ id: 'p2' }))).toMatchObject({
    refused: 'member-not-found',
  });
  expect(given(await operator.actions.listOutbox(by({})))).toEqual({ list: [], total: 0 });
});

test('what staff did is listed, and nobody can alter or drop it', async () => {
  const audit = auditing(clock);
  const note = {
    staff,
    action: 'turn-module',
    subject: 'FREEPLAY3',
    before: true,
    after: { on: false, amount: 5n },
  };
  await database.transaction((tx) => audit(tx, note));
  const { list, total } = given(await operator.actions.listAudit(by({ pageSize: 5 })));
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({ staff: 'Olga', before: true, after: { on: false, amount: '5' } });
  const alter = sql`update operator_audit set staff = 'x'`.execute(database.kysely);
  await expect(alter).rejects.toThrow('only ever added to');
  await expect(sql`delete from operator_audit`.execute(database.kysely)).rejects.toThrow(
    'only ever',
  );
});
