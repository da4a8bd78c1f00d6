// The other ways in and what leads there: by mobile number, by passkey, by invitation; a guest's
// name, a forgotten ticket, terms that changed, people who may not come in.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { createSoftwareAuthenticator } from '../../../../testing/software-authenticator.ts';
import type { Database } from '../../../platform/database/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { openRules } from '../registration/testing-rules.ts';
import { buildIdentity, callOf, formOf, goodPassword, visitor } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const origin = 'https://play.example';
const nameOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');
let numbers = 0;
const freshNumber = () => {
  numbers += 1;
  return `917666${String(numbers).padStart(4, '0')}`;
};

function build(choices: Parameters<typeof buildIdentity>[1] = {}) {
  const modules = { MOBILENUMREG3: true, ...choices.modules };
  const built = buildIdentity(database, { ...choices, modules });
  const call = <I>(input: I) => callOf(visitor, input, { now: built.clock.now() });
  const sendCode = async (mobileNum: string) => {
    built.clock.advance(1_000);
    const phone = { mobileNo: mobileNum, countryDialingCode: '63' };
    const from = { now: built.clock.now(), address: mobileNum };
    given(await built.verification.actions.sendRegisterCode(callOf(visitor, phone, from)));
    return built.codeTo(`+63${mobileNum}`);
  };
  return { ...built, call, sendCode };
}

// @proves L4
test('registerMobile: the number is the name, proved by a code used once', async () => {
  const { identity, call, sendCode } = build();
  const mobileNum = freshNumber();
  const form = { mobileNum, countryDialingCode: '63', birthday: '1990-05-17', login: true };
  expect(await identity.actions.registerMobile(call(form))).toMatchObject({
    refused: 'field-required',
    facts: { field: 'verificationCode' },
  });
  const verificationCode = await sendCode(mobileNum);
  const wrong = { ...form, verificationCode: '0000000' };
  expect(nameOf(await identity.actions.registerMobile(call(wrong)))).toBe('code-wrong');
  const right = { ...form, verificationCode };
  const both = await Promise.all([1, 2].map(() => identity.actions.registerMobile(call(right))));
  expect(both.map(nameOf).filter((name) => name === 'given')).toHaveLength(1);
  const made = both.find((answer) => !isRefusal(answer));
  expect(made).toMatchObject({
    userName: `63${mobileNum}`,
    mobileNum: expect.stringMatching(/^\*/),
  });
  const another = { ...form, verificationCode: await sendCode(mobileNum) };
  expect(nameOf(await identity.actions.registerMobile(call(another)))).toBe('mobile-taken');
});

test('registerMobile: a password is required where the brand asks', async () => {
  const { identity, call, sendCode } = build({ modules: { MOBILENUMPASSREG3: true } });
  const mobileNum = freshNumber();
  const form = { mobileNum, countryDialingCode: '63', birthday: '1990-05-17' };
  const asked = { ...form, verificationCode: await sendCode(mobileNum) };
  expect(await identity.actions.registerMobile(call(asked))).toMatchObject({
    refused: 'field-required',
    facts: { field: 'password' },
  });
  const nonsense = { ...form, mobileNum: '12' };
  expect(nameOf(await identity.actions.registerMobile(call(nonsense)))).toBe('phone-invalid');
  const token = { ...form, firebaseIdToken: 'made.up.token', password: goodPassword };
  expect(nameOf(await identity.actions.registerMobile(call(token)))).toBe('phone-token-wrong');
});

// @proves V6.1.3
test('beginPasskeyLogin, loginPasskey: a passkey opens the account and confirms', async () => {
  const built = build();
  const { caller } = await built.registerPlayer();
  const now = built.clock.now();
  const device = createSoftwareAuthenticator();
  const mine = <I>(input: I) => callOf(caller, input, { now, origin });
  const begun = given(await built.factors.actions.beginPasskey(mine({})));
  const response = device.create({ origin, options: begun.options });
  given(await built.factors.actions.addPasskey(mine({ name: 'Phone', response })));
  const asked = given(
    await built.identity.actions.beginPasskeyLogin(callOf(visitor, {}, { now, origin })),
  );
  const passkey = device.get({ origin, options: asked.options });
  const signIn = () =>
    built.identity.actions.loginPasskey(callOf(visitor, { passkey }, { now, origin }));
  expect(await signIn()).toMatchObject({ id: caller.playerId });
  expect(nameOf(await signIn())).toBe('passkey-refused');
  const { options } = given(await built.identity.actions.beginPasskeyConfirm(mine({})));
  const confirming = { method: 'passkey' as const, passkey: device.get({ origin, options }) };
  expect(nameOf(await built.identity.actions.confirmSession(mine(confirming)))).toBe('given');
});

// @proves L115
test('checkAgentCode: an agent’s code finds the agent, any other nothing', async () => {
  const { identity, call } = build();
  const agent = { username: 'agentone', password: goodPassword, type: 1, affiliateCode: 'LOTUS1' };
  const id = await identity.enrol(agent);
  expect(await identity.actions.checkAgentCode(call({ code: ' LOTUS1 ' }))).toEqual({
    code: 'LOTUS1',
  });
  expect(nameOf(await identity.actions.checkAgentCode(call({ code: 'NOBODY' })))).toBe(
    'affiliate-code-wrong',
  );
  expect(nameOf(await identity.actions.checkAgentCode(call({})))).toBe('affiliate-code-wrong');
  const byHost = { domain: 'lotus1.play.example' };
  expect(await identity.actions.checkAgentCode(call(byHost))).toEqual({ code: 'LOTUS1' });
  for (const domain of ['play.example', 'lotus1', 'nobody.play.example']) {
    expect(nameOf(await identity.actions.checkAgentCode(call({ domain })))).toBe(
      'affiliate-code-wrong',
    );
  }
  const invited = formOf({ username: 'byhost001', ...byHost });
  const { customerId } = given(await identity.actions.register(call(invited)));
  const { rows } = await sql`select upline_id from identity_player
    where id = ${customerId}`.execute(database.kysely);
  expect(rows).toEqual([{ upline_id: id }]);
  await sql`update identity_player set state = 'locked' where id = ${id}`.execute(database.kysely);
  expect(nameOf(await identity.actions.checkAgentCode(call({ code: 'LOTUS1' })))).toBe(
    'affiliate-code-wrong',
  );
});

test('getGuestName and forgetRemembered', async () => {
  const { identity, call } = build();
  expect(await identity.actions.getGuestName(call({}))).toMatch(/^guest[0-9a-f]{10}$/);
  const forget = call({ username: 'whoever' });
  expect(await identity.actions.forgetRemembered(forget)).toEqual({ done: true });
});

// @proves R2
test('acceptTerms: only the current terms; then none are due', async () => {
  let version = '2026-11';
  const { identity, registerPlayer, clock } = build({ termsVersion: () => version });
  const { caller } = await registerPlayer();
  const accept = (given: string) =>
    identity.actions.acceptTerms(
      callOf(caller, { termsVersion: given, privacyVersion: given }, { now: clock.now() }),
    );
  expect(await identity.isTermsDue(caller.playerId)).toBe(false);
  version = '2026-12';
  expect(await identity.isTermsDue(caller.playerId)).toBe(true);
  expect(nameOf(await accept('2026-11'))).toBe('terms-missing');
  expect(await accept('2026-12')).toEqual({ done: true });
  expect(await identity.isTermsDue(caller.playerId)).toBe(false);
});

// @proves R4 V7.4.2
test('an excluded person can neither register nor sign in', async () => {
  const { identity, call, registerPlayer, clock } = build();
  const barred = formOf({ username: 'barredone', payeeName: 'Excluded Player' });
  expect(nameOf(await identity.actions.register(call(barred)))).toBe('player-excluded');
  const { caller } = await registerPlayer();
  await sql`update identity_player set payee_name = 'Excluded Player'
    where id = ${caller.playerId}`.execute(database.kysely);
  const input = { username: caller.username, password: goodPassword };
  const signIn = () => identity.actions.login(callOf(visitor, input, { now: clock.now() }));
  expect(await identity.sessionsOf(caller.playerId)).toHaveLength(1);
  expect(nameOf(await signIn())).toBe('account-excluded');
  expect(await identity.sessionsOf(caller.playerId)).toEqual([]);
  const { rows } = await sql<{ reason: string }>`
    select reason from identity_refusal`.execute(database.kysely);
  expect(rows.map(({ reason }) => reason)).toContain('player-excluded');
});

// @proves R3
test('a second account of a person is flagged, or refused by policy', async () => {
  const flagging = build();
  const person = { payeeName: 'Maria Clara Santos', birthday: '1991-03-04' };
  const first = formOf({ username: 'maria001', ...person });
  given(await flagging.identity.actions.register(flagging.call(first)));
  const second = formOf({ username: 'maria002', ...person });
  const flagged = given(await flagging.identity.actions.register(flagging.call(second)));
  const { rows } = await sql<{ kind: string }>`select kind from identity_flag
    where player_id = ${flagged.customerId}`.execute(database.kysely);
  expect(rows).toContainEqual({ kind: 'duplicate-person' });
  const refusing = build({
    policy: { duplicatePerson: 'refuse' },
  });
  const third = formOf({ username: 'maria003', ...person });
  expect(nameOf(await refusing.identity.actions.register(refusing.call(third)))).toBe(
    'person-registered',
  );
});

// @proves R3
test('accounts that share a document, device or address are flagged', async () => {
  const rules = { ...openRules, idNumber: { ...openRules.idNumber, enabled: true } };
  const { identity, clock } = build({ rules });
  const address = '192.0.2.50';
  const join = async (username: string, more: object) => {
    const call = callOf(visitor, formOf({ username, ...more }), { now: clock.now(), address });
    const { customerId } = given(await identity.actions.register(call));
    return (await identity.members.flags(customerId)).map(({ kind, other }) => [
      kind,
      other?.username,
    ]);
  };
  const own = { idNumber: 'A-123 456', loginDeviceId: 'device-one' };
  expect(await join('sharing01', own)).toEqual([]);
  const flags = await join('sharing02', { ...own, idNumber: 'a123456' });
  expect(flags.toSorted()).toEqual([
    ['duplicate-person', 'sharing01'],
    ['same-address', 'sharing01'],
    ['same-device', 'sharing01'],
  ]);
  clock.advance(3_600_001);
  expect(await join('sharing03', {})).toEqual([]);
});
