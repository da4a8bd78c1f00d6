// Locks hold against an attacker who knows how they work: an account of one's own buys nothing off,
// a second proof opens what failures locked where the brand asks for one, and a change during
// somebody's sign-in holds for that sign-in too.
import { isRefusal } from '@baize/contract';
import { given } from '../../../platform/call/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, goodPassword, visitor, type BuiltIdentity } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const nameOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');
const minuteMs = 60_000;

async function signIn(built: BuiltIdentity, username: string, password = goodPassword) {
  const { identity, verification, clock, address } = built;
  const slideToken = await verification.human.giveToken(clock.now());
  const input = { username, password, slideToken };
  return identity.actions.login(callOf(visitor, input, { now: clock.now(), address }));
}

// @proves A2 V6.1.1
test('stuffing: a sign-in to an own account clears no other failures', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  const names = [];
  for (let at = 0; at < 30; at += 1) {
    names.push(nameOf(await signIn(built, `victim${at}`, 'leaked-pass-1')));
    if (at % 10 === 9 && at < 29) names.push(nameOf(await signIn(built, caller.username)));
  }
  expect(names.filter((name) => name === 'credentials-wrong')).toHaveLength(30);
  expect(names.filter((name) => name === 'given')).toHaveLength(2);
  expect(nameOf(await signIn(built, 'victim31', 'leaked-pass-1'))).toBe('too-many-requests');
});

// @proves A2 V6.1.1
test('an address that fails for many names must prove a person', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  for (let at = 0; at < 11; at += 1) await signIn(built, `crowd${at}`, 'leaked-pass-1');
  const { identity, clock, address } = built;
  const input = { username: caller.username, password: goodPassword };
  const asked = await identity.actions.login(callOf(visitor, input, { now: clock.now(), address }));
  expect(asked).toEqual({ refused: 'captcha-wrong', value: { captcha: true } });
  const elsewhere = { now: clock.now(), address: '192.0.2.77' };
  expect(nameOf(await identity.actions.login(callOf(visitor, input, elsewhere)))).toBe('given');
});

async function lockOut(built: BuiltIdentity, username: string): Promise<void> {
  for (let at = 0; at < 5; at += 1) await signIn(built, username, 'wrong-guess');
  expect(nameOf(await signIn(built, username))).toBe('account-locked');
  built.clock.advance(30 * minuteMs);
}

// @proves R7
test('where the brand asks, a locked name does not unlock by time', async () => {
  const built = buildIdentity(database, { policy: { unlockSecondFactor: true } });
  const { identity, clock, address } = built;
  const mobile = '+639175554001';
  const username = 'lockedout';
  await identity.enrol({ username, password: goodPassword, type: 0, mobile });
  await lockOut(built, username);
  const asked = await signIn(built, username);
  expect(asked).toMatchObject({ refused: 'second-factor-missing', value: { methods: ['sms'] } });
  if (!isRefusal(asked)) throw new Error('no second step was asked for');
  const challengeId = String(asked.value?.['challengeId']);
  const at = { now: clock.now(), address };
  const send = { challengeId, method: 'sms' as const };
  expect(nameOf(await identity.actions.sendLoginCode(callOf(visitor, send, at)))).toBe('given');
  const step = { ...send, code: await built.codeTo(mobile) };
  expect(nameOf(await identity.actions.loginVerification(callOf(visitor, step, at)))).toBe('given');
  expect(nameOf(await signIn(built, username))).toBe('given');
});

// @proves R7 V6.1.1
test('staff can unlock a locked name without contacts', async () => {
  const built = buildIdentity(database, { policy: { unlockSecondFactor: true } });
  const { caller } = await built.registerPlayer();
  await lockOut(built, caller.username);
  expect(nameOf(await signIn(built, caller.username))).toBe('account-locked');
  const action = { memberId: caller.playerId, now: built.clock.now() };
  await database.transaction((tx) => built.identity.members.forgiveFailures(tx, action));
  expect(nameOf(await signIn(built, caller.username))).toBe('given');
});

test('in the default profile a lock ends by time', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  await lockOut(built, caller.username);
  expect(nameOf(await signIn(built, caller.username))).toBe('given');
});

// @proves L109 R10 V6.2.3 V7.4.3
test('a sign-in with the old password while it is changed gets no session', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  const { clock, identity } = built;
  const fresh = 'quiet-harbour-9';
  const change = {
    oldPassword: goodPassword,
    newPassword: fresh,
    confirmNewPassword: fresh,
    endOtherSessions: true,
  };
  const [changed, ...entered] = await Promise.all([
    identity.actions.changePassword(callOf(caller, change, { now: clock.now() })),
    ...Array.from({ length: 4 }, () => signIn(built, caller.username)),
  ]);
  expect(changed).toEqual({ done: true });
  for (const answer of entered) {
    if (!isRefusal(answer)) {
      expect(await identity.playerOf(answer.token, clock.now())).toBeUndefined();
    }
  }
  const living = await identity.sessionsOf(caller.playerId);
  expect(living.map(({ id }) => id)).toEqual([caller.sessionId]);
});

// @proves R20 V7.1.2
test('where one session is allowed, one of many parallel sign-ins stays', async () => {
  const built = buildIdentity(database, { policy: { oneSessionOnly: true } });
  const { caller } = await built.registerPlayer();
  await Promise.all(Array.from({ length: 5 }, () => signIn(built, caller.username)));
  expect(await built.identity.sessionsOf(caller.playerId)).toHaveLength(1);
});

/** Measured in processor time, which a busy machine does not stretch. */
async function workOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

// @proves A4 R6 V6.3.8
test('response times do not reveal who has an account', async () => {
  const built = buildIdentity(database, { policy: { loginFailuresMax: 10 } });
  const { caller } = await built.registerPlayer();
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const time = async (who: 'known' | 'unknown', username: string) => {
    const guess = async () => void (await signIn(built, username, 'wrong-guess'));
    took[who].push(await workOf(guess));
  };
  await signIn(built, 'warming-up', 'wrong-guess');
  for (let at = 0; at < 7; at += 1) {
    await time('known', caller.username);
    await time('unknown', 'nobody-there');
  }
  const ratio = Math.min(...took.known) / Math.min(...took.unknown);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('a changed password ends the other sessions unless the member declines', async () => {
  const built = buildIdentity(database);
  const { identity, registerPlayer, clock } = built;
  const { caller } = await registerPlayer();
  const change = (oldPassword: string, newPassword: string, more = {}) => {
    const input = { oldPassword, newPassword, confirmNewPassword: newPassword, ...more };
    return identity.actions.changePassword(callOf(caller, input, { now: clock.now() }));
  };
  const elsewhere = async (password: string) =>
    given(await signIn(built, caller.username, password));
  const { token: kept } = await elsewhere(goodPassword);
  given(await change(goodPassword, 'quiet-harbour-7', { endOtherSessions: false }));
  expect(await identity.playerOf(kept, clock.now())).toBeDefined();
  given(await change('quiet-harbour-7', 'quiet-harbour-8'));
  expect(await identity.playerOf(kept, clock.now())).toBeUndefined();
  const living = await identity.sessionsOf(caller.playerId);
  expect(living.map(({ id }) => id)).toEqual([caller.sessionId]);
});
