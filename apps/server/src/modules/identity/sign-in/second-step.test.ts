// A member with a second factor, or one who comes from a new place where the brand asks, takes a
// second step: once, from where they began, within ten minutes and five tries. The same factors
// confirm a change, and then the session goes on under another token.
import { isRefusal } from '@baize/contract';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import {
  buildIdentity,
  callOf,
  goodPassword,
  visitor,
  type BuiltIdentity,
  type RegisteredPlayer,
} from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

interface Guarded extends RegisteredPlayer {
  readonly recoveryCodes: readonly string[];
  /** The code an authenticator app shows now. */
  code(): string;
}

async function guarded(built: BuiltIdentity): Promise<Guarded> {
  const registered = await built.registerPlayer();
  const call = (input: object) => callOf(registered.caller, input, { now: built.clock.now() });
  const begun = await built.factors.actions.beginTotp(call({}));
  if (isRefusal(begun)) throw new Error(begun.refused);
  const app = new TOTP({ secret: begun.secret });
  const code = () => app.generate({ timestamp: built.clock.now() });
  const confirmed = await built.factors.actions.confirmTotp(
    callOf(registered.caller, { code: code() }, { now: built.clock.now() }),
  );
  if (isRefusal(confirmed)) throw new Error(confirmed.refused);
  built.clock.advance(30_000);
  return { ...registered, recoveryCodes: confirmed.recoveryCodes, code };
}

interface Begun {
  readonly challengeId: string;
  readonly methods: readonly string[];
}

async function begin(built: BuiltIdentity, username: string, more: object = {}): Promise<Begun> {
  const input = { username, password: goodPassword };
  const answer = await built.identity.actions.login(
    callOf(visitor, input, { now: built.clock.now(), ...more }),
  );
  if (!isRefusal(answer)) throw new Error('no second step was asked for');
  expect(answer.refused).toBe('second-factor-missing');
  return answer.value as unknown as Begun;
}

type Method = 'password' | 'totp' | 'recovery' | 'passkey' | 'sms' | 'email';

const step = (
  built: BuiltIdentity,
  challengeId: string,
  proof: { method: Method; code: string },
  more: object = {},
) =>
  built.identity.actions.loginVerification(
    callOf(visitor, { challengeId, ...proof }, { now: built.clock.now(), ...more }),
  );

const nameOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');

// @proves V6.1.3 V6.3.3
test('a password alone does not sign in; with the app’s code it does, once', async () => {
  const built = buildIdentity(database);
  const { caller, code } = await guarded(built);
  const { challengeId, methods } = await begin(built, caller.username);
  expect(methods).toEqual(['totp', 'recovery']);
  const proof = { method: 'totp', code: code() } as const;
  const both = await Promise.all([
    step(built, challengeId, proof),
    step(built, challengeId, proof),
  ]);
  expect(both.map(nameOf).filter((name) => name === 'given')).toHaveLength(1);
  expect(nameOf(await step(built, challengeId, proof))).toBe('challenge-spent');
});

// @proves V6.4.4
test('a recovery code replaces the app’s code once', async () => {
  const built = buildIdentity(database);
  const { caller, recoveryCodes } = await guarded(built);
  const [code = ''] = recoveryCodes;
  const first = await begin(built, caller.username);
  expect(nameOf(await step(built, first.challengeId, { method: 'recovery', code }))).toBe('given');
  const second = await begin(built, caller.username);
  const again = await step(built, second.challengeId, { method: 'recovery', code });
  expect(nameOf(again)).toBe('factor-code-wrong');
});

// @proves V6.6.2
test('a challenge ends after five tries or ten minutes and has one holder', async () => {
  const built = buildIdentity(database);
  const { caller, code } = await guarded(built);
  const wrong = { method: 'totp', code: '000000' } as const;
  const tried = await begin(built, caller.username);
  for (let at = 0; at < 5; at += 1) await step(built, tried.challengeId, wrong);
  expect(nameOf(await step(built, tried.challengeId, wrong))).toBe('challenge-spent');
  built.clock.advance(15 * 60_000);
  const late = await begin(built, caller.username);
  built.clock.advance(10 * 60_000);
  const right = () => ({ method: 'totp', code: code() }) as const;
  expect(nameOf(await step(built, late.challengeId, right()))).toBe('challenge-spent');
  const taken = await begin(built, caller.username);
  const elsewhere = { address: '198.51.100.66' };
  expect(nameOf(await step(built, taken.challengeId, right(), elsewhere))).toBe('challenge-spent');
  const other = { method: 'sms', code: code() } as const;
  expect(nameOf(await step(built, taken.challengeId, other))).toBe('challenge-spent');
});

// @proves V8.1.4 V8.2.4
test('a sign-in from a new place needs a phone code where the brand asks', async () => {
  const built = buildIdentity(database, { modules: { LOGINIPVERF3: true } });
  const mobile = '+639175557001';
  const name = { username: 'traveller', password: goodPassword };
  await built.identity.enrol({ ...name, type: 0, mobile });
  const home = await built.identity.actions.login(
    callOf(visitor, name, { now: built.clock.now() }),
  );
  expect(nameOf(home)).toBe('given');
  const away = { address: '198.51.100.200', country: 'FR', userAgent: 'Firefox/1 Windows' };
  const { challengeId, methods } = await begin(built, 'traveller', away);
  expect(methods).toEqual(['sms']);
  const send = { challengeId, method: 'sms' as const };
  await built.identity.actions.sendLoginCode(
    callOf(visitor, send, { now: built.clock.now(), ...away }),
  );
  const code = await built.codeTo(mobile);
  expect(nameOf(await step(built, challengeId, { method: 'sms', code }, away))).toBe('given');
  const known = await built.identity.actions.login(
    callOf(visitor, name, { now: built.clock.now(), ...away }),
  );
  expect(nameOf(known)).toBe('given');
});

// @proves V7.2.4
test('a password confirms a session under a new token; the old one ends at once', async () => {
  const built = buildIdentity(database);
  const { caller, token } = await built.registerPlayer();
  built.clock.advance(11 * 60_000);
  const before = await built.identity.playerOf(token, built.clock.now());
  expect(before?.confirmedUntil).toBeLessThan(built.clock.now());
  const confirm = (password: string) =>
    built.identity.actions.confirmSession(
      callOf(caller, { method: 'password' as const, password }, { now: built.clock.now() }),
    );
  expect(nameOf(await confirm('not-my-password'))).toBe('credentials-wrong');
  const confirmed = await confirm(goodPassword);
  if (isRefusal(confirmed)) throw new Error(confirmed.refused);
  expect(await built.identity.playerOf(token, built.clock.now())).toBeUndefined();
  const after = await built.identity.playerOf(confirmed.token, built.clock.now());
  expect(after).toMatchObject({
    sessionId: caller.sessionId,
    confirmedUntil: confirmed.confirmedUntil,
  });
});

// @proves R13
test('with a second factor a password alone does not confirm', async () => {
  const built = buildIdentity(database);
  const { caller, code } = await guarded(built);
  const confirm = (input: { method: Method; password?: string; code?: string }) =>
    built.identity.actions.confirmSession(callOf(caller, input, { now: built.clock.now() }));
  expect(await confirm({ method: 'password', password: goodPassword })).toMatchObject({
    refused: 'second-factor-missing',
    value: { methods: ['totp', 'recovery'] },
  });
  expect(nameOf(await confirm({ method: 'totp', code: '000000' }))).toBe('factor-code-wrong');
  expect(nameOf(await confirm({ method: 'totp', code: code() }))).toBe('given');
});

// @proves R13 V6.3.3
test('where changes need a second factor, a password sign-in does not confirm', async () => {
  const built = buildIdentity(database, { policy: { secondFactorForChanges: true } });
  const { caller } = await built.registerPlayer();
  expect(caller.confirmedUntil).toBeLessThanOrEqual(built.clock.now());
});
