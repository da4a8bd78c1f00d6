// A session is found by its token until it is idle too long, a month old, or ended, and then in no
// process any more.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Bus } from '../../../platform/bus/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, goodPassword } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const minute = 60_000;

function busBetween(): Bus {
  const hearers: ((message: string) => void)[] = [];
  return {
    publish: (_, message) => hearers.forEach((hear) => hear(message)),
    subscribe: (_, handler) => {
      hearers.push(handler);
      return () => undefined;
    },
    onGap: () => () => undefined,
    close: async () => undefined,
  };
}

// @proves R17 V7.1.1 V7.3.1
test('a session ends after the policy’s idle time without use', async () => {
  const { identity, clock, registerPlayer } = buildIdentity(database, {
    policy: { sessionIdleMinutes: 15 },
  });
  const { token, caller } = await registerPlayer();
  for (let step = 0; step < 4; step += 1) {
    clock.advance(14 * minute);
    expect(await identity.playerOf(token, clock.now())).toEqual(caller);
  }
  clock.advance(16 * minute);
  expect(await identity.playerOf(token, clock.now())).toBeUndefined();
});

test('uses of several sessions are saved together', async () => {
  const { identity, clock, registerPlayer } = buildIdentity(database);
  const players = await Promise.all(Array.from({ length: 20 }, () => registerPlayer()));
  clock.advance(2 * minute);
  const ids = players.map(({ caller }) => caller.sessionId);
  await Promise.all(ids.map((id) => identity.playerOfSession(id, clock.now())));
  const { rows } = await sql<{ seen: Date; writers: bigint }>`select seen_at as seen,
      (select count(distinct xmin::text) from identity_session where id = any(${ids})) as writers
    from identity_session where id = any(${ids})`.execute(database.kysely);
  expect(rows.map(({ seen }) => seen.getTime())).toEqual(ids.map(() => clock.now()));
  // A few at most: what is read while the first statement is under way is noted by the next.
  expect(Number(rows[0]?.writers)).toBeLessThanOrEqual(4);
});

// @proves R17 V7.1.1 V7.3.2
test('a session ends after thirty days of use', async () => {
  const { identity, clock, registerPlayer } = buildIdentity(database);
  const { token, caller } = await registerPlayer();
  clock.advance(31 * 24 * 60 * minute);
  await sql`update identity_session set seen_at = ${new Date(clock.now())}
    where id = ${caller.sessionId}`.execute(database.kysely);
  expect(await identity.playerOf(token, clock.now())).toBeUndefined();
});

// @proves L116 R18 V7.4.1 V8.3.2
test('a sign-out ends the token at once in every process', async () => {
  const bus = busBetween();
  const here = buildIdentity(database, { bus });
  const there = buildIdentity(database, { bus, clock: here.clock });
  await Promise.all([here.identity.start(), there.identity.start()]);
  const { token, caller } = await here.registerPlayer();
  const find = ({ identity }: typeof here) => identity.playerOf(token, here.clock.now());
  expect([await find(here), await find(there)]).toEqual([caller, caller]);
  const cookies: unknown[] = [];
  const setCookie = (...cookie: unknown[]) => void cookies.push(cookie);
  const { logout } = here.identity.actions;
  expect(await logout(callOf(caller, {}, { setCookie }))).toEqual({ done: true });
  expect([await find(here), await find(there)]).toEqual([undefined, undefined]);
  expect(await there.identity.playerOfSession(caller.sessionId, here.clock.now())).toBeUndefined();
  expect(cookies).toEqual([['baize_session', null]]);
  expect(await logout(callOf(caller, {}))).toEqual({ done: true });
  const ended = here.told.filter(({ event }) => event === 'session-ended');
  expect(ended).toMatchObject([{ topic: `session:${caller.sessionId}` }]);
});

test('a new agent is an agent from the next call on, in every process', async () => {
  const bus = busBetween();
  const here = buildIdentity(database, { bus });
  const there = buildIdentity(database, { bus, clock: here.clock });
  await Promise.all([here.identity.start(), there.identity.start()]);
  const { token, caller } = await here.registerPlayer();
  const find = async ({ identity }: typeof here) =>
    (await identity.playerOf(token, here.clock.now()))?.type;
  expect([await find(here), await find(there)]).toEqual([caller.type, caller.type]);
  await database.transaction((tx) =>
    here.identity.team.makeAgent(tx, { username: caller.username, type: 1, at: here.clock.now() }),
  );
  expect(caller.type).not.toBe(1);
  expect([await find(here), await find(there)]).toEqual([1, 1]);
});

// @proves V7.2.2
test('signing in again from a session ends that session', async () => {
  const { identity, clock, registerPlayer } = buildIdentity(database);
  const { token, caller } = await registerPlayer();
  const input = { username: caller.username, password: goodPassword };
  const again = await identity.actions.login(callOf(caller, input, { now: clock.now() }));
  if (isRefusal(again)) throw new Error(again.refused);
  expect(await identity.playerOf(token, clock.now())).toBeUndefined();
  expect(await identity.playerOf(again.token, clock.now())).toMatchObject({
    playerId: caller.playerId,
  });
});

test('an inactive account has no session', async () => {
  const { identity, clock, registerPlayer } = buildIdentity(database);
  const { token, caller } = await registerPlayer();
  await sql`update identity_player set state = 'excluded'
    where id = ${caller.playerId}`.execute(database.kysely);
  clock.advance(2_001);
  expect(await identity.playerOf(token, clock.now())).toBeUndefined();
});

// @proves V7.2.1
test('a foreign token belongs to no player', async () => {
  const { identity, clock } = buildIdentity(database);
  for (const token of ['', 'x', "' or 1=1 --", 'a'.repeat(200)]) {
    expect(await identity.playerOf(token, clock.now())).toBeUndefined();
  }
});

test('a player’s open sessions are listed with where they came from', async () => {
  const { identity, registerPlayer, address } = buildIdentity(database);
  const { caller } = await registerPlayer();
  expect(await identity.sessionsOf(caller.playerId)).toEqual([
    {
      id: caller.sessionId,
      startedAt: caller.since,
      seenAt: caller.since,
      address,
      country: 'ID',
      userAgent: 'test browser',
    },
  ]);
});

test('the member’s own page masks the number and shows the rest', async () => {
  const { identity, registerPlayer } = buildIdentity(database);
  const { caller } = await registerPlayer();
  await sql`update identity_player set mobile = '628123456789', email = 'ann@example.com'
    where id = ${caller.playerId}`.execute(database.kysely);
  expect(await identity.actions.touchSession(callOf(caller, {}))).toEqual({ done: true });
  expect(await identity.actions.getMember(callOf(caller, {}))).toMatchObject({
    id: caller.playerId,
    account: caller.username,
    type: 0,
    mobile: '********6789',
    email: 'ann@example.com',
  });
});

test('members are found by part of their name, demo accounts never; names by id', async () => {
  const { identity, registerPlayer, clock } = buildIdentity(database);
  const { caller } = await registerPlayer('Findme88');
  const page = { pageNo: 1, pageSize: 10 };
  const found = await identity.findMembers({ username: 'NDME', ...page });
  expect(found.list.map(({ username }) => username)).toEqual(['Findme88']);
  expect(found.total).toBe(1);
  expect(await identity.findMembers({ username: '%', ...page })).toEqual({ list: [], total: 0 });
  expect(await identity.usernames([caller.playerId, 'nobody'])).toEqual(
    new Map([[caller.playerId, 'Findme88']]),
  );
  expect(await identity.registeredSince(clock.now() + 1)).toBe(0);
});
