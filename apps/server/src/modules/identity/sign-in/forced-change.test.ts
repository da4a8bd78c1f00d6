// Proves that a session whose password must change opens nothing else: after an initial password,
// after the platform's own one, after the days of the brand; and that a code by SMS is no password.
import { identity as calls, wallet, type Policies } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, goodPassword, visitor, type IdentityChoices } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const fresh = 'quiet-harbour-9';
const dayMs = 24 * 3_600_000;
let members = 0;

async function member(choices: IdentityChoices = {}) {
  const built = buildIdentity(database, choices);
  const { identity, clock, address } = built;
  members += 1;
  const username = `duemember${members}`;
  const mobile = `+63917660${String(members).padStart(4, '0')}`;
  const id = (await identity.enrol({ username, password: goodPassword, type: 0, mobile })) ?? '';
  const at = () => ({ now: clock.now(), address });
  const callerOf = async (token: string) => {
    const caller = await identity.playerOf(token, clock.now());
    if (!caller) throw new Error('no session');
    return caller;
  };
  const signIn = async (password = goodPassword) => {
    const answer = given(
      await identity.actions.login(callOf(visitor, { username, password }, at())),
    );
    return { ...answer, caller: await callerOf(answer.token) };
  };
  const change = async (token: string, oldPassword: string) => {
    const input = { oldPassword, newPassword: fresh, confirmNewPassword: fresh };
    given(await identity.actions.changePassword(callOf(await callerOf(token), input, at())));
  };
  return { ...built, id, username, mobile, at, callerOf, signIn, change };
}

const due = 'password-change-due';

test('a first password from staff allows only its change, then everything', async () => {
  const one = await member();
  await sql`update identity_player set password_kind = 'initial' where id = ${one.id}`.execute(
    database.kysely,
  );
  const { token, caller, passwordExpired } = await one.signIn();
  expect([passwordExpired, caller.due]).toEqual([true, due]);
  await one.change(token, goodPassword);
  expect((await one.callerOf(token)).due).toBeUndefined();
});

test('so does the platform’s initial password', async () => {
  const policy: Partial<Policies> = { initialPassword: goodPassword };
  const one = await member({ policy });
  const { token, caller } = await one.signIn();
  expect(caller.due).toBe(due);
  await one.change(token, goodPassword);
  expect((await one.callerOf(token)).due).toBeUndefined();
  expect((await one.signIn(fresh)).caller.due).toBeUndefined();
});

test('so does an expired password where the change is forced', async () => {
  const policy: Partial<Policies> = { passwordDays: 30 };
  const forced = await member({ policy, modules: { PWDEXPFORCECHANGE3: true } });
  forced.clock.advance(31 * dayMs);
  const { token, caller } = await forced.signIn();
  expect(caller.due).toBe(due);
  await forced.change(token, goodPassword);
  expect((await forced.callerOf(token)).due).toBeUndefined();
  const free = await member({ policy, modules: { PWDEXPFORCECHANGE3: false } });
  free.clock.advance(31 * dayMs);
  expect((await free.signIn()).caller.due).toBeUndefined();
});

/** A browser that remembers the sign-in, and comes back without a password. */
function rememberer({ identity, at, callerOf, username }: Awaited<ReturnType<typeof member>>) {
  const cookies: Record<string, string> = {};
  const setCookie = (name: string, value: string | null) => {
    if (value === null) delete cookies[name];
    else if (name.includes('ticket')) cookies[name] = value;
  };
  const login = async (input: { password: string; ticket?: true }) =>
    identity.actions.login(
      callOf(visitor, { username, remember: true, ...input }, { ...at(), cookies, setCookie }),
    );
  return {
    cookies,
    first: async () => callerOf(given(await login({ password: goodPassword })).token),
    again: async () => login({ password: '', ticket: true }),
  };
}

test('no ticket is given while a change is due; a ticket counts as a password', async () => {
  const initial = await member({ policy: { initialPassword: goodPassword } });
  const unknown = rememberer(initial);
  expect((await unknown.first()).due).toBe(due);
  expect(unknown.cookies).toEqual({});

  const policy: Partial<Policies> = { passwordDays: 2 };
  const one = await member({ policy, modules: { PWDEXPFORCECHANGE3: true } });
  const browser = rememberer(one);
  one.clock.advance(2 * dayMs - 1000);
  expect((await browser.first()).due).toBeUndefined();
  one.clock.advance(2000);
  const back = given(await browser.again());
  expect(back.passwordExpired).toBe(true);
  expect((await one.callerOf(back.token)).due).toBe(due);
});

test('an expired first password cannot sign in, by ticket either', async () => {
  const one = await member();
  const browser = rememberer(one);
  one.clock.advance(dayMs / 2);
  await browser.first();
  await sql`update identity_player set password_kind = 'initial' where id = ${one.id}`.execute(
    database.kysely,
  );
  one.clock.advance(dayMs / 2 + 1000);
  expect(await browser.again()).toMatchObject({ refused: 'ticket-spent' });
});

test('a sign-in by SMS code asks for no password change', async () => {
  const modules = { MOBILEVERCODELOGIN3: true };
  const one = await member({ policy: { initialPassword: goodPassword }, modules });
  await sql`update identity_player set password_kind = 'initial' where id = ${one.id}`.execute(
    database.kysely,
  );
  const asked = { purpose: 'login', channel: 'sms', recipient: one.mobile, locale: 'en' } as const;
  await one.verification.codes.send({ ...asked, ...one.at() });
  const code = await one.codeTo(one.mobile);
  const input = { username: one.mobile, password: code, isSms: true };
  const answer = given(await one.identity.actions.login(callOf(visitor, input, one.at())));
  expect(answer.passwordExpired).toBe(false);
  expect((await one.callerOf(answer.token)).due).toBeUndefined();
});

test('calls open during a due change are marked in the contract and move no money', () => {
  const open = Object.entries({ ...calls, ...wallet }).flatMap(([name, endpoint]) =>
    'evenDue' in endpoint && endpoint.evenDue ? [name] : [],
  );
  expect(open.toSorted()).toEqual(['changePassword', 'getMember', 'logout', 'touchSession']);
});
