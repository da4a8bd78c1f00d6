// An agent registers people into the own team and learns nothing that lasts: the new person alone
// chooses a password, enters a birthday and accepts the terms, in this order.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { callOf as comingOf, goodPassword, visitor } from '../identity/testing.ts';
import { buildAgents, type Name } from './testing.ts';

let database: Database;
let built: Awaited<ReturnType<typeof buildAgents>>;
let actions: typeof built.agents.actions;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildAgents(database);
  actions = built.agents.actions;
});
afterAll(() => database.close());

const as = <I>(name: Name, input: I) => callOf(built.callerOf(name), input, built.clock.now());
const reasonOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');
const register = (name: Name, input: object) =>
  actions.registerDownline(as(name, { username: 'newcomer', ...input }));
const renew = (name: Name, id: string) => actions.renewFirstPassword(as(name, { customerId: id }));

async function signIn(username: string, password: string) {
  const { actions: own } = built.identity;
  return own.login(comingOf(visitor, { username, password }, { now: built.clock.now() }));
}

async function callerOf(token: string) {
  const caller = await built.identity.playerOf(token, built.clock.now());
  if (!caller) throw new Error('There is no session.');
  return caller;
}

const terms = { termsVersion: '2026-11', privacyVersion: '2026-11' };

test('registerDownline: the account is below the agent, who gets a first password', async () => {
  built.registered.length = 0;
  const made = given(await register('ann', { username: '  Marabel ' }));
  expect(made).toMatchObject({
    customerName: 'Marabel',
    password: expect.stringMatching(/^.{16}$/u),
  });
  expect(built.registered).toContainEqual(
    expect.objectContaining({ event: 'team-changed', topic: `player:${built.idOf('ann')}` }),
  );
  const { list } = given(await actions.listDownlines(as('ann', { customerName: 'marabel' })));
  expect(list).toMatchObject([{ customerId: made.customerId, type: 0, mayRenew: true }]);
  const agent = given(await register('ben', { username: 'Subagent', userType: 1 }));
  const { list: below } = given(await actions.listDownlines(as('ben', { userType: '1' })));
  expect(below).toMatchObject([{ customerId: agent.customerId }]);
  const search = { customerName: 'subagent', downlineType: 'A' };
  const seen = given(await actions.listDownlines(as('ann', search)));
  expect(seen.list).toMatchObject([{ mayRenew: false }]);
});

test.each(['adm1nTeam', 'BaizeDesk', 'Supp0rt24'])(
  'registerDownline: %s is refused as misleading',
  async (username) => {
    expect(await register('ann', { username })).toEqual({ refused: 'name-misleading' });
    const { list } = given(await actions.listDownlines(as('ann', { customerName: username })));
    expect(list).toEqual([]);
  },
);

// @proves L26
test('a registered downline sets a password, gives a birthday, accepts, may play', async () => {
  const { customerId, password } = given(await register('ann', { username: 'Nilosan' }));
  const entered = given(await signIn('nilosan', password));
  expect(entered).toMatchObject({ passwordExpired: true, firstTimeLogin: true });
  const caller = await callerOf(entered.token);
  const { actions: own } = built.identity;
  const mine = <I>(input: I) => comingOf(caller, input, { now: built.clock.now() });
  const accept = (birthday?: string) =>
    own.acceptTerms(mine({ ...terms, ...(birthday === undefined ? {} : { birthday }) }));
  const play = () => built.identity.refusalOfPlay({ playerId: customerId, isFree: false });
  expect(given(await own.getMember(mine({})))).toMatchObject({
    termsDue: true,
    birthdayDue: true,
    passwordDue: true,
  });
  expect(reasonOf(await accept('1990-05-17'))).toBe('password-change-due');
  const newPassword = 'river-stone-77';
  const changing = { newPassword, confirmNewPassword: newPassword };
  given(await own.changePassword(mine(changing)));
  expect(reasonOf(await accept())).toBe('field-required');
  expect(reasonOf(await accept('1990-02-31'))).toBe('field-format');
  expect(reasonOf(await accept('2020-05-17'))).toBe('age-below-limit');
  expect((await play())?.refused).toBe('terms-due');
  given(await accept('1990-05-17'));
  expect(await play()).toBeUndefined();
  expect(given(await own.getMember(mine({})))).toMatchObject({
    termsDue: false,
    birthdayDue: false,
    passwordDue: false,
    birthday: '1990-05-17',
  });
  expect(reasonOf(await signIn('nilosan', password))).toBe('credentials-wrong');
  expect(reasonOf(await renew('ann', customerId))).toBe('agent-member-came');
  expect(reasonOf(await signIn('nilosan', newPassword))).toBe('given');
});

// @proves L26
test('a first password expires after a day; only its agent can renew it', async () => {
  const { customerId, password } = given(await register('ann', { username: 'Latecome' }));
  built.clock.advance(25 * 3_600_000);
  expect(reasonOf(await signIn('latecome', password))).not.toBe('given');
  for (const [name, id] of [
    ['zoe', customerId],
    ['ben', customerId],
    ['ann', built.idOf('cora')],
    ['ann', built.idOf('ann')],
    ['ann', 'nobody'],
  ] as const) {
    expect(reasonOf(await renew(name, id)), `${name} ${id}`).toBe('member-not-found');
  }
  const { password: second } = given(await renew('ann', customerId));
  expect(second).not.toBe(password);
  expect(reasonOf(await signIn('latecome', second))).toBe('given');
  expect(reasonOf(await renew('ann', customerId))).toBe('agent-member-came');
});

test('an agent cannot renew the password of a member who was moved away', async () => {
  const { customerId } = given(await register('ann', { username: 'Moveraway' }));
  const staff: StaffCaller = {
    kind: 'staff',
    staffId: 'staff-1',
    username: 'desk',
    role: 'owner',
    permissions: ['agents.edit'],
    sessionId: 'staff-session',
    confirmedUntil: 0,
  };
  const move = { id: customerId, upline: 'zoe', reason: 'asked for' };
  given(await actions.moveMember(callOf(staff, move, built.clock.now())));
  expect(reasonOf(await renew('ann', customerId))).toBe('member-not-found');
});

test('invalid names, easy passwords and taken names create no account', async () => {
  const count = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from identity_player`.execute(
        database.kysely,
      )
    ).rows[0]?.n;
  const before = await count();
  const refused = async (input: object) => reasonOf(await register('ann', input));
  expect(await refused({ username: '   ' })).toBe('field-required');
  for (const username of [
    '<b>bold</b>',
    'a\u202Eb',
    "o'; drop table x",
    '🎰🎰🎰',
    'x'.repeat(64),
  ]) {
    expect(await refused({ username }), username).toBe('field-format');
  }
  expect(await refused({ username: 'plain1', password: 'short' })).toBe('field-format');
  expect(await refused({ username: 'plain1', password: 'plain1plain1' })).not.toBe('given');
  expect(await refused({ username: 'SUBAGENT' })).toBe('username-taken');
  expect(await count()).toBe(before);
});

test('a password chosen by the agent is not shown again and opens once', async () => {
  const made = given(await register('zoe', { username: 'Chosen', password: goodPassword }));
  expect(made.password).toBe('');
  expect(given(await signIn('chosen', goodPassword)).passwordExpired).toBe(true);
});

test('parallel registrations of a name make one; a day allows fifty', async () => {
  const twice = await Promise.all([1, 2].map(() => register('zoe', { username: 'Oncealone' })));
  expect(twice.map(reasonOf).toSorted()).toEqual(['given', 'username-taken']);
  const people = Array.from({ length: 50 }, (_, n) => register('zoe', { username: `crowd${n}` }));
  const answers = (await Promise.all(people)).map(reasonOf);
  expect(answers.filter((answer) => answer === 'given')).toHaveLength(48);
  expect(answers.filter((answer) => answer === 'agent-registrations-full')).toHaveLength(2);
}, 60_000);

// @proves L26
test('an agent without accepted terms cannot invite, nor can an ended one', async () => {
  const made = given(await register('ben', { username: 'Freshagent', userType: 1 }));
  const caller = { ...built.callerOf('ben'), playerId: made.customerId };
  const asking = <I>(input: I) => callOf(caller, input, built.clock.now());
  const below = () => actions.registerDownline(asking({ username: 'Belowfresh' }));
  const link = () => actions.createInvitation(asking({ name: 'Fresh', type: 0 }));
  expect(reasonOf(await below())).toBe('terms-due');
  expect(reasonOf(Object(await link()))).toBe('terms-due');
  await database.transaction((tx) =>
    built.identity.team.endAgent(tx, made.customerId, built.clock.now()),
  );
  expect(reasonOf(await below())).toBe('role-not-allowed');
  expect(reasonOf(Object(await link()))).toBe('role-not-allowed');
});

// @proves L26
test('a birthday set in the profile is checked for age and exclusion too', async () => {
  const { password } = given(await register('ann', { username: 'Profilefirst' }));
  const caller = await callerOf(given(await signIn('profilefirst', password)).token);
  const { actions: own } = built.identity;
  const mine = <I>(input: I) => comingOf(caller, input, { now: built.clock.now() });
  const newPassword = 'river-stone-77';
  given(await own.changePassword(mine({ newPassword, confirmNewPassword: newPassword })));
  given(await own.editMember(mine({ fullName: 'Excluded Player', birthday: '1990-05-17' })));
  expect(reasonOf(await own.acceptTerms(mine(terms)))).toBe('player-excluded');
});
