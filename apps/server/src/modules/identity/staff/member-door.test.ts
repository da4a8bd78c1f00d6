// What staff do to members takes effect at once and everywhere, is told with what stood before, and
// never gives staff a password that lasts or a contact in the log.
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
  const deed = { memberId: caller.playerId, now: built.clock.now() };
  const change = <A>(work: (tx: Tx) => Promise<A>) => database.transaction(work);
  const signIn = (password = goodPassword) =>
    built.identity.actions.login(
      callOf(visitor, { username: caller.username, password }, { now: built.clock.now() }),
    );
  return { ...built, caller, token, members, deed, change, signIn };
}

const nameOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');

test('a member is found by whatever staff know of them', async () => {
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

test('a lock ends every session at once; unlocking forgives', async () => {
  const { members, deed, change, identity, token, clock, signIn } = await build();
  expect(await change((tx) => members.lock(tx, deed))).toEqual({
    before: { state: 'active' },
    after: { state: 'locked' },
  });
  expect(await identity.playerOf(token, clock.now())).toBeUndefined();
  expect(nameOf(await signIn())).toBe('account-locked');
  expect(await change((tx) => members.lock(tx, deed))).toEqual({ refused: 'member-state-fixed' });
  expect(nameOf(await change((tx) => members.unlock(tx, deed)))).toBe('given');
  expect(nameOf(await signIn())).toBe('given');
});

test('forgiving lets a name in again that failed too often', async () => {
  const { members, deed, change, signIn, verification, identity, caller, clock } = await build();
  for (let tried = 0; tried < 5; tried += 1) {
    const slideToken = await verification.human.giveToken(clock.now());
    const input = { username: caller.username, password: 'wrong-guess-1', slideToken };
    await identity.actions.login(callOf(visitor, input, { now: clock.now() }));
  }
  expect((await members.file(deed.memberId))?.lockedUntil).toBeGreaterThan(clock.now());
  await change((tx) => members.forgiveFailures(tx, deed));
  expect((await members.file(deed.memberId))?.lockedUntil).toBeNull();
  expect(nameOf(await signIn())).toBe('given');
});

test('without a contact a reset makes a password for one day', async () => {
  const { members, deed, change, signIn, clock } = await build();
  const reset = await change((tx) => members.resetPassword(tx, deed));
  if (isRefusal(reset)) throw new Error(reset.refused);
  expect(JSON.stringify([reset.before, reset.after])).not.toContain(reset.password);
  expect(nameOf(await signIn())).toBe('credentials-wrong');
  expect(await signIn(reset.password)).toMatchObject({ passwordExpired: true });
  clock.advance(24 * 3_600_000 + 1);
  expect(nameOf(await signIn(reset.password))).toBe('credentials-wrong');
});

test('with a contact a reset sends a recovery, and staff see no password', async () => {
  const { members, deed, change, sentTo, identity, clock } = await build();
  const email = `${deed.memberId}@example.com`;
  await sql`update identity_player set email_key = ${email}
    where id = ${deed.memberId}`.execute(database.kysely);
  const reset = await change((tx) => members.resetPassword(tx, deed));
  if (isRefusal(reset)) throw new Error(reset.refused);
  expect(reset).toMatchObject({ password: '', sentTo: expect.stringMatching(/\*\*\*@/) });
  await expect.poll(async () => (await sentTo(email)).length).toBe(1);
  const [mail] = await sentTo(email);
  expect(mail?.body).toContain('staff have reset the password');
  expect(mail?.body).not.toContain('somebody asked');
  const token = /#recover=([\w-]{43})$/.exec(mail?.body ?? '')?.[1] ?? '';
  const fresh = { token, newPassword: 'quiet-harbour-9', confirmNewPassword: 'quiet-harbour-9' };
  const set = identity.actions.setRecoveredPassword(callOf(visitor, fresh, { now: clock.now() }));
  expect(nameOf(await set)).toBe('given');
});

test('an edit is told masked, unproves a contact, and takes nobody’s', async () => {
  const { members, deed, change, registerPlayer } = await build();
  const other = await registerPlayer();
  await sql`update identity_player set email_key = 'taken@example.com'
    where id = ${other.caller.playerId}`.execute(database.kysely);
  const edit = (changes: object) => change((tx) => members.edit(tx, { ...deed, changes }));
  expect(nameOf(await edit({ email: 'taken@example.com' }))).toBe('email-taken');
  expect(nameOf(await edit({ mobile: '12' }))).toBe('phone-invalid');
  expect(nameOf(await edit({ payeeName: 'A\u202eb' }))).toBe('field-format');
  const changed = await edit({ email: 'ana.cruz@example.com', payeeName: 'Ana Cruz' });
  expect(changed).toMatchObject({ after: { email: 'a***@example.com', payeeName: 'Ana Cruz' } });
  expect(await members.file(deed.memberId)).toMatchObject({
    email: 'ana.cruz@example.com',
    emailVerified: false,
  });
  const nobody = { ...deed, memberId: 'nobody', changes: {} };
  expect(nameOf(await change((tx) => members.edit(tx, nobody)))).toBe('member-not-found');
});

test('sessions, sign-ins, consents and flags are told; sessions can be ended', async () => {
  const { members, deed, change, caller, signIn, identity, token, clock } = await build();
  await signIn();
  expect(await members.sessions(deed.memberId)).toHaveLength(2);
  expect((await members.logins(deed.memberId, { pageNo: 1, pageSize: 10 })).total).toBe(2);
  expect((await members.consents(deed.memberId)).map(({ what }) => what).toSorted()).toEqual([
    'privacy',
    'terms',
  ]);
  expect(await members.flags(deed.memberId)).toEqual([]);
  const one = { ...deed, sessionId: caller.sessionId };
  expect(nameOf(await change((tx) => members.endSessions(tx, one)))).toBe('given');
  expect(await identity.playerOf(token, clock.now())).toBeUndefined();
  expect(nameOf(await change((tx) => members.endSessions(tx, one)))).toBe('session-unknown');
  expect(await change((tx) => members.endSessions(tx, deed))).toMatchObject({
    after: { sessions: 0 },
  });
});
