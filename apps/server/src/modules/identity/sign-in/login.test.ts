// A wrong name and a wrong password are one answer for one amount of work; too many failures lock
// the name, in the database, for a time that the answer tells.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, goodPassword, visitor, type BuiltIdentity } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** A person is there each time: after some failures of a name one has to be. */
async function signIn(
  { identity, verification, clock, address }: BuiltIdentity,
  username: string,
  password = goodPassword,
  more: object = {},
) {
  const slideToken = await verification.human.giveToken(clock.now());
  const input = { username, password, slideToken };
  return identity.actions.login(callOf(visitor, input, { now: clock.now(), address, ...more }));
}

// @proves L5 R16 V7.2.2 V7.2.3
test('a sign-in gives a new session and shows the previous sign-in', async () => {
  const built = buildIdentity(database);
  const { caller, token } = await built.registerPlayer();
  built.clock.advance(60_000);
  const cookies: unknown[] = [];
  const answer = await signIn(built, ` ${caller.username.toUpperCase()} `, goodPassword, {
    setCookie: (...cookie: unknown[]) => void cookies.push(cookie),
  });
  if (isRefusal(answer)) throw new Error(answer.refused);
  expect(answer).toMatchObject({ id: caller.playerId, firstTimeLogin: false });
  expect(answer.lastLogin).toEqual({ at: built.clock.now() - 60_000, ip: built.address });
  expect(answer.token).not.toBe(token);
  expect(answer.token).toMatch(/^[\w-]{43}$/);
  expect(cookies).toEqual([['baize_session', answer.token]]);
});

// @proves V7.2.3
test('only the digest of a token is kept', async () => {
  const built = buildIdentity(database);
  const { token } = await built.registerPlayer();
  const { rows } = await sql<{ row: string }>`
    select session::text as row from identity_session session`.execute(database.kysely);
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
});

// @proves L150 R6
test('a wrong name and a wrong password get the same answer after one hash', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  const before = built.checks();
  const wrongPassword = await signIn(built, caller.username, 'not-my-password');
  const wrongName = await signIn(built, 'nobody88', 'not-my-password');
  expect(wrongName).toEqual(wrongPassword);
  expect(wrongName).toEqual({ refused: 'credentials-wrong' });
  expect(built.checks() - before).toBe(2);
});

test.each(['username', 'password'])('an empty %s is refused by name', async (field) => {
  const built = buildIdentity(database, { isHumanCheckOn: true });
  const input = { username: 'someone8', password: 'something', [field]: '' };
  const refusal = await built.identity.actions.login(callOf(visitor, input));
  expect(refusal).toEqual({ refused: 'field-required', facts: { field } });
});

// @proves A1 R7 V6.3.1
test('five failures lock a name, known or not, for half an hour', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  for (const name of [caller.username, 'unknown88']) {
    for (let tried = 0; tried < 5; tried += 1) await signIn(built, name, 'wrong-guess');
    const before = built.checks();
    expect(await signIn(built, name)).toEqual({
      refused: 'account-locked',
      facts: { minutes: 30 },
    });
    expect(built.checks() - before).toBe(1);
  }
  const restarted = buildIdentity(database, { clock: built.clock });
  expect(await signIn(restarted, caller.username)).toMatchObject({ refused: 'account-locked' });
  built.clock.advance(30 * 60_000);
  expect(isRefusal(await signIn(built, caller.username))).toBe(false);
});

// @proves A1 V6.3.1
test('parallel guesses are counted one by one', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => signIn(built, caller.username, 'wrong-guess')),
  );
  const names = answers.map((answer) => (isRefusal(answer) ? answer.refused : 'given'));
  expect(names.filter((name) => name === 'credentials-wrong')).toHaveLength(5);
  expect(names.filter((name) => name === 'account-locked')).toHaveLength(7);
});

test('failures are cleared by a success and by time', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 0; tried < 4; tried += 1) await signIn(built, caller.username, 'wrong-guess');
    if (round < 2) expect(isRefusal(await signIn(built, caller.username))).toBe(false);
  }
  built.clock.advance(31 * 60_000);
  for (let tried = 0; tried < 4; tried += 1) await signIn(built, caller.username, 'wrong-guess');
  expect(isRefusal(await signIn(built, caller.username))).toBe(false);
});

test.each([
  ['locked', 'account-locked'],
  ['closed', 'account-closed'],
  ['excluded', 'account-excluded'],
])(
  'a sign-in to an account that is %s says so only after the right password',
  async (state, name) => {
    const built = buildIdentity(database);
    const { caller } = await built.registerPlayer();
    await sql`update identity_player set state = ${state}
    where id = ${caller.playerId}`.execute(database.kysely);
    expect(await signIn(built, caller.username, 'wrong-guess')).toEqual({
      refused: 'credentials-wrong',
    });
    expect(await signIn(built, caller.username)).toMatchObject({ refused: name });
  },
);

// @proves L107
test('each demo account is new, of type 4, funded with play money', async () => {
  const { identity, funded, clock } = buildIdentity(database);
  const play = () => identity.actions.loginFreePlay(callOf(visitor, {}, { now: clock.now() }));
  const [first, second] = [await play(), await play()];
  if (isRefusal(first) || isRefusal(second)) throw new Error('refused');
  expect(first).toMatchObject({ customerType: 4, firstTimeLogin: true });
  expect(first.userName).toMatch(/^guest[0-9a-f]{10}$/);
  expect(first.id).not.toBe(second.id);
  expect(funded.map(({ id, currency }) => [id, currency])).toEqual([
    [first.id, 'FUN'],
    [second.id, 'FUN'],
  ]);
  expect(await identity.playerOf(first.token, clock.now())).toMatchObject({ demo: true, type: 4 });
  expect(await signIn(buildIdentity(database), first.userName, '')).toMatchObject({
    refused: 'field-required',
  });
  expect(await signIn(buildIdentity(database), first.userName, 'guess-it-1')).toEqual({
    refused: 'credentials-wrong',
  });
});

test('a demo account that cannot be funded is not created', async () => {
  const { identity } = buildIdentity(database);
  const count = async () => {
    const { rows } = await sql<{ n: bigint }>`
      select count(*) as n from identity_player where type = 4`.execute(database.kysely);
    return rows[0]?.n;
  };
  const before = await count();
  const call = callOf(visitor, {}, { userAgent: undefined as unknown as string });
  await expect(identity.actions.loginFreePlay(call)).rejects.toThrow();
  expect(await count()).toBe(before);
});
