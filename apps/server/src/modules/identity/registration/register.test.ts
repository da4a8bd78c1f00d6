// A member is registered once: every refusal in its order, a repeated request finds the member it
// made, and of two who want one username one gets it.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, formOf, visitor } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const registering = (change: object, more: object = {}) => callOf(visitor, formOf(change), more);

async function membersNamed(key: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from identity_player where username_key = ${key}`.execute(database.kysely);
  return rows.length;
}

// @proves L113 R2
test('a new member is stored with consents, signed in and announced', async () => {
  const { identity, told, clock } = buildIdentity(database);
  const cookies: unknown[] = [];
  const setCookie = (...cookie: unknown[]) => void cookies.push(cookie);
  const change = { username: ' Lotus888 ', email: 'ann@example.com', login: true };
  const answer = await identity.actions.register(registering(change, { setCookie }));
  if (isRefusal(answer)) throw new Error(answer.refused);
  expect(answer).toMatchObject({ userName: 'Lotus888', customerType: 0, firstTimeLogin: true });
  expect(answer.id).toBe(answer.customerId);
  expect(answer.lastLogin).toBeNull();
  expect(cookies).toEqual([['baize_session', answer.token]]);
  expect(await identity.playerOf(answer.token, clock.now())).toMatchObject({
    playerId: answer.id,
    username: 'Lotus888',
    currency: 'PHP',
    demo: false,
  });
  expect(told.map(({ event }) => event)).toEqual(['member-registered', 'player-signed-in']);
  const { rows } = await sql<{ document: string; version: string; password_hash: string }>`
    select document, version, password_hash
    from identity_player join identity_consent on player_id = identity_player.id
    where player_id = ${answer.id} order by document`.execute(database.kysely);
  expect(rows).toMatchObject([
    { document: 'privacy', version: '2026-11' },
    { document: 'terms', version: '2026-11' },
  ]);
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('without `login` the new member is not signed in', async () => {
  const { identity } = buildIdentity(database);
  const answer = await identity.actions.register(registering({ username: 'quiet88' }));
  expect(answer).toMatchObject({ userName: 'quiet88', token: '' });
});

// @proves V6.2.1 V6.2.4
test.each([
  [{ username: '' }, { refused: 'field-required', facts: { field: 'username' } }],
  [{ username: '8lotus8' }, { refused: 'field-format', facts: { field: 'username' } }],
  [{ password: 'short' }, { refused: 'field-format', facts: { field: 'password', min: 8 } }],
  [{ birthday: '' }, { refused: 'field-required', facts: { field: 'birthday' } }],
  [{ birthday: '1990-02-30' }, { refused: 'field-format', facts: { field: 'birthday' } }],
  [{ payeeName: 'Ann\u202eLee' }, { refused: 'field-format', facts: { field: 'payeeName' } }],
  [{ confirmPassword: 'seven-lotus-43' }, { refused: 'passwords-differ' }],
  [{ password: 'Football1' }, { refused: 'password-common' }],
  [{ username: 'lotus88', password: 'my-LOTUS88-x' }, { refused: 'password-common' }],
  [{ birthday: '2005-11-22' }, { refused: 'age-below-limit', facts: { age: 21 } }],
  [{ username: 'adm1nTeam' }, { refused: 'name-misleading', facts: { field: 'username' } }],
  [{ username: 'BaizeDesk' }, { refused: 'name-misleading', facts: { field: 'username' } }],
  [{ nickname: 'Bob of Baize' }, { refused: 'name-misleading', facts: { field: 'nickname' } }],
  [{ affiliateCode: 'NOBODY' }, { refused: 'affiliate-code-wrong' }],
])('%o is refused', async (change, refusal) => {
  const { identity } = buildIdentity(database);
  expect(await identity.actions.register(registering(change))).toMatchObject(refusal);
});

// @proves R1
test('a person who is too young is refused, and the refusal is recorded', async () => {
  const { identity, clock } = buildIdentity(database);
  const address = '192.0.2.140';
  const young = registering({ birthday: '2010-01-01' }, { address, now: clock.now() });
  expect(await identity.actions.register(young)).toMatchObject({ refused: 'age-below-limit' });
  const { rows } = await sql<{ reason: string; row: string }>`select reason, refusal::text as row
    from identity_refusal refusal where address = ${address}`.execute(database.kysely);
  expect(rows.map(({ reason }) => reason)).toEqual(['age-below-limit']);
  expect(rows[0]?.row).not.toContain('lotus88');
});

// @proves R129
test('refusals come in the order the contract lists them', async () => {
  const { identity } = buildIdentity(database, { isHumanCheckOn: true });
  const bad = { username: '', birthday: '2020-01-01', password: 'password', confirmPassword: 'x' };
  const refusal = await identity.actions.register(registering(bad));
  expect(refusal).toEqual({ refused: 'captcha-wrong', value: { captcha: true } });
  const open = buildIdentity(database).identity;
  const names = [];
  for (const mended of [
    {},
    { username: 'orderly1', confirmPassword: '' },
    { username: 'orderly1', confirmPassword: 'x' },
    { username: 'orderly1', confirmPassword: 'another-one' },
    { username: 'orderly1', confirmPassword: 'password' },
    { username: 'orderly1', confirmPassword: 'seven-lotus-42', password: 'seven-lotus-42' },
  ]) {
    const answer = await open.actions.register(registering({ ...bad, ...mended }));
    names.push(isRefusal(answer) ? answer.refused : 'given');
  }
  expect(names).toEqual([
    'field-required',
    'field-required',
    'field-format',
    'passwords-differ',
    'password-common',
    'age-below-limit',
  ]);
});

test('usernames are unique regardless of case', async () => {
  const { identity } = buildIdentity(database);
  const { register, checkUsername } = identity.actions;
  const asked = (username: string) => checkUsername(callOf(visitor, { username }));
  expect(await asked('Taken123')).toEqual({ free: true });
  await register(registering({ username: 'Taken123' }));
  expect(await asked('tAKEN123')).toEqual({ refused: 'username-taken' });
  expect(await asked('ba1zeStaff')).toEqual({ refused: 'name-misleading' });
  expect(await asked('no')).toMatchObject({ refused: 'field-format', facts: { min: 6 } });
  expect(await register(registering({ username: 'taken123' }))).toEqual({
    refused: 'username-taken',
  });
});

test('a repeated request finds its member; another’s key finds nothing', async () => {
  const { identity } = buildIdentity(database);
  const first = registering({ username: 'again888', login: true }, { intent: 'same' });
  const once = await identity.actions.register(first);
  const twice = await identity.actions.register({ ...first, requestId: 'later' });
  if (isRefusal(once) || isRefusal(twice)) throw new Error('refused');
  expect(twice.customerId).toBe(once.customerId);
  expect(twice.token).not.toBe(once.token);
  const other = { username: 'again888', password: 'another-one-9' };
  expect(await identity.actions.register(registering(other, { intent: 'same' }))).toEqual({
    refused: 'username-taken',
  });
});

test('the key of a registration expires', async () => {
  const { identity, clock } = buildIdentity(database);
  const first = registering(
    { username: 'again999', login: true },
    { intent: 'kept-long', now: clock.now() },
  );
  expect(isRefusal(await identity.actions.register(first))).toBe(false);
  const later = { ...first, now: clock.now() + 11 * 60_000 };
  expect(await identity.actions.register(later)).toEqual({ refused: 'username-taken' });
});

test('of two parallel registrations of a username one gets it', async () => {
  const { identity } = buildIdentity(database);
  const answers = await Promise.all(
    ['a', 'b', 'c'].map(() => identity.actions.register(registering({ username: 'rush8888' }))),
  );
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  expect(await membersNamed('rush8888')).toBe(1);
});

test('one request sent twice in parallel makes one member, given to both', async () => {
  const { identity } = buildIdentity(database);
  const call = registering({ username: 'twice888', login: true }, { intent: 'double-click' });
  const answers = await Promise.all([
    identity.actions.register(call),
    identity.actions.register(call),
  ]);
  const ids = answers.map((answer) => (isRefusal(answer) ? answer.refused : answer.customerId));
  expect(ids[0]).toBe(ids[1]);
  expect(await membersNamed('twice888')).toBe(1);
});

test('a member invited by an agent stands under that agent', async () => {
  const { identity, registerPlayer } = buildIdentity(database);
  const agent = await registerPlayer();
  await sql`update identity_player set type = 1, affiliate_code = 'TEAM77'
    where id = ${agent.caller.playerId}`.execute(database.kysely);
  const invited = await identity.actions.register(
    registering({ username: 'invited1', affiliateCode: 'TEAM77' }),
  );
  if (isRefusal(invited)) throw new Error(invited.refused);
  const { rows } = await sql<{ upline_id: string }>`select upline_id from identity_player
    where id = ${invited.customerId}`.execute(database.kysely);
  expect(rows[0]?.upline_id).toBe(agent.caller.playerId);
});

test('an enrolled player can sign in and deposit; the name is taken once', async () => {
  const { identity, clock } = buildIdentity(database);
  const enrolment = { username: 'Enrolled8', password: 'lotus-pond-7', type: 0 };
  const id = await identity.enrol({ ...enrolment, paymentPassword: '246810' });
  if (id === undefined) throw new Error('taken');
  expect(await identity.enrol({ ...enrolment, username: 'enrolled8' })).toBeUndefined();
  expect(await identity.playerIdOf('ENROLLED8')).toBe(id);
  expect(await identity.verifyPaymentPassword(id, '246810')).toBe('ok');
  const input = { username: 'enrolled8', password: 'lotus-pond-7' };
  const answer = await identity.actions.login(callOf(visitor, input, { now: clock.now() }));
  expect(answer).toMatchObject({ id, firstTimeLogin: true });
});
