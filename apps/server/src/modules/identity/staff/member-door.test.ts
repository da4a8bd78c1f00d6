// Changes of members by staff take effect at once and everywhere, are audited with the values
// before, and never give staff a password that lasts or put a contact into the log.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, goodPassword, visitor } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function build() {
  const built = buildIdentity(database);
  const { caller, token } = await built.registerPlayer();
  const { members } = built.identity;
  const action = { memberId: caller.playerId, now: built.clock.now() };
  const change = <A>(work: (tx: Tx) => Promise<A>) => database.transaction(work);
  const signIn = (password = goodPassword) =>
    built.identity.actions.login(
      callOf(visitor, { username: caller.username, password }, { now: built.clock.now() }),
    );
  return { ...built, caller, token, members, action, change, signIn };
}

const nameOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');

test('a member is found by any known fact', async () => {
  const { members, caller, clock, address } = await build();
  const { playerId: id, username } = caller;
  await sql`update identity_player set mobile = '+639178880001', email = 'Find.Me@example.com'
    where id = ${id}`.execute(database.kysely);
  const page = { pageNo: 1, pageSize: 20 };
  const searches = [
    { username: username.slice(1, 5).toUpperCase() },
    { mobile: '178880001' },
    { email: 'find.me' },
    { id },
    { state: 'active', username },
    { registeredFrom: clock.now() - 1, registeredTo: clock.now() + 1, username },
    { address, username },
    { identity: 'none', username },
  ];
  for (const search of searches) {
    const { list } = await members.find({ ...search, ...page });
    expect(
      list.map((found) => found.id),
      JSON.stringify(search),
    ).toContain(id);
  }
  for (const search of [{ mobile: '%' }, { email: "x' or '1'='1" }, { upline: 'nobody' }]) {
    expect((await members.find({ ...search, ...page })).total).toBe(0);
  }
});

// @proves V7.4.2
test('a lock ends every session at once; unlocking clears failures', async () => {
  const { members, action, change, identity, token, clock, signIn } = await build();
  expect(await change((tx) => members.lock(tx, action))).toEqual({
    before: { state: 'active' },
    after: { state: 'locked' },
  });
  expect(await identity.playerOf(token, clock.now())).toBeUndefined();
  expect(nameOf(await signIn())).toBe('account-locked');
  expect(await change((tx) => members.lock(tx, action))).toEqual({ refused: 'member-state-fixed' });
  expect(nameOf(await change((tx) => members.unlock(tx, action)))).toBe('given');
  expect(nameOf(await signIn())).toBe('given');
});

test('clearing failures unlocks a name that failed too often', async () => {
  const { members, action, change, signIn, verification, identity, caller, clock } = await build();
  for (let tried = 0; tried < 5; tried += 1) {
    const slideToken = await verification.human.giveToken(clock.now());
    const input = { username: caller.username, password: 'wrong-guess-1', slideToken };
    await identity.actions.login(callOf(visitor, input, { now: clock.now() }));
  }
  expect((await members.file(action.memberId))?.lockedUntil).toBeGreaterThan(clock.now());
  await change((tx) => members.forgiveFailures(tx, action));
  expect((await members.file(action.memberId))?.lockedUntil).toBeNull();
  expect(nameOf(await signIn())).toBe('given');
});

// @proves R11 V6.4.1 V6.4.6
test('a reset without a contact makes a password for one day', async () => {
  const { members, action, change, signIn, clock } = await build();
  const reset = await change((tx) => members.resetPassword(tx, action));
  if (isRefusal(reset)) throw new Error(reset.refused);
  expect(JSON.stringify([reset.before, reset.after])).not.toContain(reset.password);
  expect(nameOf(await signIn())).toBe('credentials-wrong');
  expect(await signIn(reset.password)).toMatchObject({ passwordExpired: true });
  clock.advance(24 * 3_600_000 + 1);
  expect(nameOf(await signIn(reset.password))).toBe('credentials-wrong');
});

// @proves V6.4.6
test('a reset with a contact sends a recovery; staff see no password', async () => {
  const { members, action, change, sentTo, identity, clock } = await build();
  const email = `${action.memberId}@example.com`;
  await sql`update identity_player set email_key = ${email}
    where id = ${action.memberId}`.execute(database.kysely);
  const reset = await change((tx) => members.resetPassword(tx, action));
  if (isRefusal(reset)) throw new Error(reset.refused);
  expect(reset).toMatchObject({ password: '', sentTo: expect.stringMatching(/\*\*\*@/) });
  await expect.poll(async () => (await sentTo(email)).length).toBe(1);
  const [mail] = await sentTo(email);
  expect(mail?.body).toContain('staff have reset the password');
  expect(mail?.body).not.toContain('we received a request');
  const token = /#recover=([\w-]{43})$/.exec(mail?.body ?? '')?.[1] ?? '';
  const fresh = { token, newPassword: 'quiet-harbour-9', confirmNewPassword: 'quiet-harbour-9' };
  const set = identity.actions.setRecoveredPassword(callOf(visitor, fresh, { now: clock.now() }));
  expect(nameOf(await set)).toBe('given');
});

test('an edit is audited masked, unverifies a contact and refuses a taken one', async () => {
  const { members, action, change, registerPlayer } = await build();
  const other = await registerPlayer();
  await sql`update identity_player set email_key = 'taken@example.com'
    where id = ${other.caller.playerId}`.execute(database.kysely);
  const edit = (changes: object) => change((tx) => members.edit(tx, { ...action, changes }));
  expect(nameOf(await edit({ email: 'taken@example.com' }))).toBe('email-taken');
  expect(nameOf(await edit({ mobile: '12' }))).toBe('phone-invalid');
  expect(nameOf(await edit({ payeeName: 'A\u202eb' }))).toBe('field-format');
  expect(nameOf(await edit({ nickname: 'Baize Supp0rt' }))).toBe('name-misleading');
  const changed = await edit({ email: 'ana.cruz@example.com', payeeName: 'Ana Cruz' });
  expect(changed).toMatchObject({ after: { email: 'a***@example.com', payeeName: 'Ana Cruz' } });
  expect(await members.file(action.memberId)).toMatchObject({
    email: 'ana.cruz@example.com',
    emailVerified: false,
  });
  const nobody = { ...action, memberId: 'nobody', changes: {} };
  expect(nameOf(await change((tx) => members.edit(tx, nobody)))).toBe('member-not-found');
});

// @proves V7.4.5
test('sessions, sign-ins, consents and flags are listed; sessions can be ended', async () => {
  const { members, action, change, caller, signIn, identity, token, clock } = await build();
  await signIn();
  expect(await members.sessions(action.memberId)).toHaveLength(2);
  expect((await members.logins(action.memberId, { pageNo: 1, pageSize: 10 })).total).toBe(2);
  expect((await members.consents(action.memberId)).map(({ what }) => what).toSorted()).toEqual([
    'privacy',
    'terms',
  ]);
  expect(await members.flags(action.memberId)).toEqual([]);
  const one = { ...action, sessionId: caller.sessionId };
  expect(nameOf(await change((tx) => members.endSessions(tx, one)))).toBe('given');
  expect(await identity.playerOf(token, clock.now())).toBeUndefined();
  expect(nameOf(await change((tx) => members.endSessions(tx, one)))).toBe('session-unknown');
  expect(await change((tx) => members.endSessions(tx, action))).toMatchObject({
    after: { sessions: 0 },
  });
});

test('a change of contacts notifies the old and the new ones', async () => {
  const { members, action, change, told } = await build();
  const edit = (changes: object) => change((tx) => members.edit(tx, { ...action, changes }));
  const notices = () =>
    told
      .filter(({ event }) => event === 'member-notice')
      .map(({ payload }) => payload as { notice: string; to?: string; at: number });
  const old = { email: `${action.memberId}@old.example`, mobile: '+639178880011' };
  expect(nameOf(await edit(old))).toBe('given');
  const before = notices().length;
  expect(nameOf(await edit({ email: `${action.memberId}@new.example` }))).toBe('given');
  const news = notices().slice(before);
  expect(news.map(({ notice, to }) => [notice, to])).toEqual(
    [old.email, old.mobile, `${action.memberId}@new.example`].map((to) => [
      'staff-changed-contacts',
      to,
    ]),
  );
  expect(new Set(news.map(({ at }) => at)).size).toBe(1);
  expect(nameOf(await edit({ nickname: 'Ana' }))).toBe('given');
  expect(notices()).toHaveLength(before + news.length);
});

test('a reset by staff notifies each contact on record, or none', async () => {
  const { members, action, change, told } = await build();
  const notices = () => told.filter(({ event }) => event === 'member-notice').slice(-1);
  const reset = () => change((tx) => members.resetPassword(tx, action));
  await reset();
  expect(notices()).toMatchObject([{ payload: { notice: 'staff-reset-password' } }]);
  await sql`update identity_player set email = 'unproved@mail.example'
    where id = ${action.memberId}`.execute(database.kysely);
  await reset();
  expect(notices()).toMatchObject([{ payload: { to: 'unproved@mail.example' } }]);
});
