// A forgotten password is set anew by a mail or a code, once; every session ends with it, and a
// second factor is never gone round.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
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
const fresh = 'quiet-harbour-9';
let members = 0;

async function memberWithMail(built: BuiltIdentity) {
  members += 1;
  const username = `forgetful${members}`;
  const email = `${username}@example.com`;
  const mobile = `+63917555${String(8000 + members)}`;
  const id = await built.identity.enrol({
    username,
    password: goodPassword,
    type: 0,
    email,
    mobile,
  });
  return { id: id ?? '', username, email, mobile };
}

const ask = (built: BuiltIdentity, username: string, email: string) =>
  built.identity.actions.recoverByMail(
    callOf(visitor, { username, email }, { now: built.clock.now() }),
  );

async function tokenTo(built: BuiltIdentity, email: string): Promise<string> {
  const [mail] = await built.sentTo(email);
  return /#recover=([\w-]{43})$/.exec(mail?.body ?? '')?.[1] ?? '';
}

const set = (built: BuiltIdentity, token: string, more: object = {}) =>
  built.identity.actions.setRecoveredPassword(
    callOf(
      visitor,
      { token, newPassword: fresh, confirmNewPassword: fresh, ...more },
      { now: built.clock.now() },
    ),
  );

const signIn = (built: BuiltIdentity, username: string, password: string, more: object = {}) =>
  built.identity.actions.login(
    callOf(visitor, { username, password, ...more }, { now: built.clock.now() }),
  );

// @proves L110 R14 V7.4.3
test('recoverByMail: the link has a secret fragment, works once, ends sessions', async () => {
  const built = buildIdentity(database);
  const { username, email } = await memberWithMail(built);
  const before = await signIn(built, username, goodPassword);
  if (isRefusal(before)) throw new Error(before.refused);
  expect(await ask(built, username.toUpperCase(), ` ${email.toUpperCase()}`)).toEqual({
    expiredMinutes: 30,
  });
  const token = await tokenTo(built, email);
  expect(nameOf(await set(built, token, { confirmNewPassword: 'x' }))).toBe('passwords-differ');
  const same = { newPassword: goodPassword, confirmNewPassword: goodPassword };
  expect(nameOf(await set(built, token, same))).toBe('password-unchanged');
  const both = await Promise.all([set(built, token), set(built, token)]);
  expect(both.map(nameOf).toSorted()).toEqual(['given', 'recovery-spent']);
  expect(await built.identity.playerOf(before.token, built.clock.now())).toBeUndefined();
  expect(nameOf(await signIn(built, username, fresh))).toBe('given');
  expect(nameOf(await set(built, token))).toBe('recovery-spent');
});

test('a mail is good for half an hour, and only the newest', async () => {
  const built = buildIdentity(database);
  const { username, email } = await memberWithMail(built);
  await ask(built, username, email);
  const old = await tokenTo(built, email);
  built.clock.advance(60_000);
  await ask(built, username, email);
  expect(nameOf(await set(built, old))).toBe('recovery-spent');
  const newest = await tokenTo(built, email);
  built.clock.advance(30 * 60_000);
  expect(nameOf(await set(built, newest))).toBe('recovery-spent');
});

// @proves L151
test('a wrong pair is refused, and mails to a mailbox are limited', async () => {
  const built = buildIdentity(database);
  const { username, email } = await memberWithMail(built);
  expect(nameOf(await ask(built, username, 'other@example.com'))).toBe('username-email-not-found');
  expect(nameOf(await ask(built, username, 'no mailbox'))).toBe('field-format');
  const names = [];
  for (let at = 0; at < 6; at += 1) names.push(nameOf(await ask(built, username, email)));
  expect(names).toEqual([...Array(5).fill('given'), 'code-blocked']);
});

// @proves R139 V6.3.4 V6.4.3
test('recovery asks for a second factor where there is one', async () => {
  const built = buildIdentity(database);
  const { id, username, email } = await memberWithMail(built);
  const session = await signIn(built, username, goodPassword);
  if (isRefusal(session)) throw new Error(session.refused);
  const caller = await built.identity.playerOf(session.token, built.clock.now());
  if (!caller) throw new Error('no session');
  const begun = await built.factors.actions.beginTotp(
    callOf(caller, {}, { now: built.clock.now() }),
  );
  if (isRefusal(begun)) throw new Error(begun.refused);
  const app = new TOTP({ secret: begun.secret });
  const code = () => app.generate({ timestamp: built.clock.now() });
  await built.factors.actions.confirmTotp(
    callOf(caller, { code: code() }, { now: built.clock.now() }),
  );
  built.clock.advance(30_000);
  expect(id).not.toBe('');
  await ask(built, username, email);
  const token = await tokenTo(built, email);
  expect(nameOf(await set(built, token))).toBe('second-factor-missing');
  expect(nameOf(await set(built, token, { method: 'totp', code: '000000' }))).toBe(
    'factor-code-wrong',
  );
  expect(nameOf(await set(built, token, { method: 'totp', code: code() }))).toBe('given');
});

const byPhone = (
  built: BuiltIdentity,
  mobile: string,
  code: string,
  newPassword = fresh,
  second: object = {},
) =>
  built.identity.actions.setPasswordByPhone(
    callOf(
      visitor,
      {
        mobileNum: mobile.slice(3),
        countryDialingCode: '63',
        verificationCode: code,
        newPassword,
        ...second,
      },
      { now: built.clock.now() },
    ),
  );

async function codeTo(built: BuiltIdentity, mobile: string): Promise<string> {
  const phone = { mobileNum: mobile.slice(3), countryDialingCode: '63' };
  await built.verification.actions.sendNoLoginCode(
    callOf(visitor, phone, { now: built.clock.now(), address: mobile }),
  );
  return built.codeTo(mobile);
}

// @proves L110 R14
test('setPasswordByPhone: a bad password does not use up the code; the next signs in', async () => {
  const built = buildIdentity(database, {
    isHumanCheckOn: true,
    modules: { CHNGPASSVERIF3: true },
  });
  const { username, mobile } = await memberWithMail(built);
  const code = await codeTo(built, mobile);
  expect(nameOf(await byPhone(built, mobile, code, 'short'))).toBe('field-format');
  expect(await byPhone(built, mobile, code)).toEqual({ userName: username });
  expect(nameOf(await byPhone(built, mobile, code))).toBe('code-expired');
  const asFamily = await signIn(built, mobile.slice(3), fresh, {
    type: '',
    countryDialingCode: '63',
  });
  expect(nameOf(asFamily)).toBe('given');
  built.clock.advance(2 * 60_000 + 1);
  expect(nameOf(await signIn(built, username, fresh))).toBe('captcha-wrong');
});

// @proves R139 V6.4.3
test('in the strict profile a phone alone cannot set a password', async () => {
  const built = buildIdentity(database, {
    modules: { CHNGPASSVERIF3: true },
    policy: { recoverySecondFactor: true },
  });
  const { mobile, email } = await memberWithMail(built);
  const { identity, clock } = built;
  const code = await codeTo(built, mobile);
  const asked = await byPhone(built, mobile, code);
  expect(asked).toMatchObject({
    refused: 'second-factor-missing',
    value: { methods: ['email'], hints: { email: 'f***@example.com' } },
  });
  if (!isRefusal(asked)) throw new Error('no second step was asked for');
  const challengeId = String(asked.value?.['challengeId']);
  const send = { challengeId, method: 'email' as const };
  const call = <I>(input: I) => callOf(visitor, input, { now: clock.now() });
  expect(nameOf(await identity.actions.sendLoginCode(call(send)))).toBe('given');
  const second = { method: 'email', code: await built.codeTo(email) } as const;
  // The ticket that sends codes for a recovery opens no session.
  const secondStepstep = { challengeId, ...second };
  expect(nameOf(await identity.actions.loginVerification(call(secondStepstep)))).toBe(
    'challenge-spent',
  );
  const wrong = { method: 'email', code: '0000000' };
  expect(nameOf(await byPhone(built, mobile, code, fresh, wrong))).toBe('factor-code-wrong');
  expect(nameOf(await byPhone(built, mobile, code, fresh, second))).toBe('given');
  expect(nameOf(await byPhone(built, mobile, code, fresh, second))).toBe('code-expired');
});

test('a password without the code does not reveal whether a number is known', async () => {
  const built = buildIdentity(database, { modules: { CHNGPASSVERIF3: true } });
  const { username, mobile } = await memberWithMail(built);
  await codeTo(built, mobile);
  const leaning = `${username}x1`;
  expect(nameOf(await byPhone(built, mobile, '0000000', leaning))).toBe('code-wrong');
  expect(nameOf(await byPhone(built, mobile, await built.codeTo(mobile), leaning))).toBe(
    'password-common',
  );
});

// @proves R136
test('the mail is written in the member’s own language', async () => {
  const built = buildIdentity(database);
  const { id, username, email } = await memberWithMail(built);
  await sql`update identity_player set language = 'id' where id = ${id}`.execute(database.kysely);
  await ask(built, username, email);
  const [mail] = await built.sentTo(email);
  expect(mail?.body).toContain('Anda');
});
