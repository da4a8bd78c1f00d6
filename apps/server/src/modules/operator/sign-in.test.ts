// Proves who gets into the console, that failures lock, what must be done first, and that a session
// is confirmed under a new token.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffCaller } from '../../platform/call/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { createSoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { codeAt } from '../factors/testing.ts';
import { buildOperator, password, visitor, type BuiltOperator } from './testing.ts';

let database: Database;
let built: BuiltOperator;
const minuteMs = 60_000;
const stepMs = 30_000;

beforeAll(async () => {
  database = await freshDatabase();
  built = buildOperator(database);
  await built.operator.addStaff({ username: 'Olga', password, role: 'cashier' });
});
// What one test fails at an address is not held against the next.
beforeEach(() => void built.clock.advance(16 * minuteMs));
afterAll(() => database.close());

test('the right password opens a session with the role’s permissions', async () => {
  const { operator, signIn, callerOf, call } = built;
  const { token, staff } = given(await signIn('olga'));
  expect(staff.permissions).toContain('withdrawals.pay');
  expect(staff.permissions).not.toContain('settings.edit');
  const caller = await callerOf(token);
  expect(given(await operator.actions.getStaff(call(caller, {}))).username).toBe('Olga');
  await operator.actions.signOutStaff(call(caller, {}));
  expect(await operator.staffOf(token, built.clock.now())).toBeUndefined();
});

// @proves V8.4.2
test('a session without a call ends after fifteen minutes', async () => {
  const { token } = given(await built.signIn('olga'));
  const { operator, clock } = built;
  expect(await operator.staffOf(token, clock.now() + 14 * minuteMs)).toBeDefined();
  expect(await operator.staffOf(token, clock.now() + 40 * minuteMs)).toBeUndefined();
});

test('unknown names and wrong passwords are refused alike; names are unique', async () => {
  expect(await built.signIn('nobody', 'x')).toEqual(await built.signIn('olga', 'x'));
  given(await built.signIn('olga'));
  expect(await built.operator.addStaff({ username: 'OLGA', password, role: 'owner' })).toBe(false);
});

// @proves A1 R8
test('three failures lock, for the right password too, until the lock ends', async () => {
  for (let tried = 0; tried < 3; tried += 1) await built.signIn('olga', 'wrong');
  expect(await built.signIn('olga')).toMatchObject({ refused: 'staff-locked' });
  built.clock.advance(15 * minuteMs);
  expect(given(await built.signIn('olga')).staff.username).toBe('Olga');
});

// @proves V6.3.8
test('an unknown name locks like a known one, also in parallel', async () => {
  const tries = await Promise.all(Array.from({ length: 7 }, () => built.signIn('nobody2', 'x')));
  const names = tries.map((answer) => ('refused' in answer ? answer.refused : 'given'));
  expect(names.filter((name) => name === 'staff-credentials-wrong')).toHaveLength(3);
  expect(names.filter((name) => name === 'staff-locked')).toHaveLength(4);
});

/** Of the processor’s time, which a busy machine does not stretch. */
async function workOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

// @proves A4 V6.3.8
test('response times do not reveal the names of staff', async () => {
  const { operator, signIn } = built;
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const time = async (who: 'known' | 'unknown', username: string) => {
    const guess = async () =>
      expect(await signIn(username, 'wrong')).toEqual({ refused: 'staff-credentials-wrong' });
    took[who].push(await workOf(guess));
  };
  for (const at of [1, 2, 3, 4]) {
    await operator.addStaff({ username: `timed${at}`, password, role: 'support' });
    await time('known', `timed${at}`);
    await time('unknown', `absent${at}`);
  }
  const ratio = Math.min(...took.known) / Math.min(...took.unknown);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

// @proves R13 V6.3.3 V8.4.2
test('a required second factor must be set up before anything else', async () => {
  const { operator, policy, signIn, callerOf } = built;
  await operator.addStaff({ username: 'pia', password, role: 'support' });
  policy.staffSecondFactor = true;
  const { token, staff } = given(await signIn('pia'));
  expect(staff.due).toBe('second-factor-enrolment');
  const caller = await callerOf(token);
  expect(caller.due).toBe('second-factor-enrolment');
  await turnTotpOn(caller);
  expect((await callerOf(token)).due).toBeUndefined();
  policy.staffSecondFactor = false;
});

async function turnTotpOn(caller: StaffCaller): Promise<string> {
  const { factors, call, clock } = built;
  const { actions } = factors.factors;
  const { secret } = given(await actions.beginStaffTotp(call(caller, {})));
  given(await actions.confirmStaffTotp(call(caller, { code: codeAt(secret, clock.now()) })));
  clock.advance(stepMs);
  return secret;
}

async function challengeOf(username: string): Promise<string> {
  const asked = await built.signIn(username);
  expect(asked).toMatchObject({
    refused: 'second-factor-missing',
    value: { methods: ['totp', 'recovery'] },
  });
  return String(('value' in asked && asked.value?.['challengeId']) || '');
}

test('the second step takes a right code once, from the same address', async () => {
  const { operator, call, clock, hire } = built;
  const secret = await turnTotpOn(await hire('quinn', 'support'));
  const challengeId = await challengeOf('quinn');
  const code = codeAt(secret, clock.now());
  const verify = (address: string) =>
    operator.actions.verifyStaff(
      call(visitor, { challengeId, method: 'totp', code } as const, { address }),
    );
  expect(await verify('203.0.113.9')).toEqual({ refused: 'challenge-spent' });
  const { token, staff } = given(await verify('127.0.0.1'));
  expect(staff.username).toBe('quinn');
  expect((await built.callerOf(token)).due).toBeUndefined();
  expect(await verify('127.0.0.1')).toEqual({ refused: 'challenge-spent' });
});

// @proves A1 R8
test('three wrong codes lock the second step across challenges', async () => {
  const { operator, call, hire, clock } = built;
  const secret = await turnTotpOn(await hire('rosa', 'support'));
  const seen: string[] = [];
  for (const code of ['000000', '000001', '000002', codeAt(secret, clock.now())]) {
    const challengeId = await challengeOf('rosa');
    const answer = await operator.actions.verifyStaff(
      call(visitor, { challengeId, method: 'totp', code } as const),
    );
    seen.push('refused' in answer ? answer.refused : 'given');
  }
  expect(seen).toEqual([
    'factor-code-wrong',
    'factor-code-wrong',
    'factor-code-wrong',
    'staff-locked',
  ]);
});

test('a passkey is a second step, and confirms', async () => {
  const { operator, call, hire, factors } = built;
  const origin = 'https://console.example';
  const at = <const I>(caller: StaffCaller, input: I) => call(caller, input, { origin });
  const device = createSoftwareAuthenticator();
  const caller = await hire('vera', 'support');
  const { beginStaffPasskey, addStaffPasskey } = factors.factors.actions;
  const { options } = given(await beginStaffPasskey(at(caller, {})));
  const made = device.create({ origin, options });
  given(await addStaffPasskey(at(caller, { name: 'Key', response: made })));
  const asked = await operator.actions.signInStaff(
    call(visitor, { username: 'vera', password }, { origin }),
  );
  const challengeId = String('value' in asked && asked.value?.['challengeId']);
  const { beginStaffPasskeySignIn, verifyStaff } = operator.actions;
  const begun = given(await beginStaffPasskeySignIn(call(visitor, { challengeId }, { origin })));
  const shown = { challengeId, method: 'passkey' } as const;
  expect(await verifyStaff(call(visitor, shown, { origin }))).toEqual({
    refused: 'passkey-refused',
  });
  const passkey = device.get({ origin, options: begun.options });
  const { token } = given(await verifyStaff(call(visitor, { ...shown, passkey }, { origin })));
  const entered = await built.callerOf(token);
  const again = given(await operator.actions.beginStaffPasskeyConfirm(at(entered, {})));
  expect(again.methods).toEqual(['passkey', 'recovery']);
  const proof = device.get({ origin, options: again.options });
  given(await operator.actions.confirmStaff(at(entered, { method: 'passkey', passkey: proof })));
  expect(await beginStaffPasskeySignIn(call(visitor, { challengeId }, { origin }))).toEqual({
    refused: 'challenge-spent',
  });
});

test('a challenge expires after ten minutes', async () => {
  const { operator, call, hire, clock } = built;
  const secret = await turnTotpOn(await hire('sam', 'support'));
  const challengeId = await challengeOf('sam');
  clock.advance(10 * minuteMs);
  const code = codeAt(secret, clock.now());
  expect(
    await operator.actions.verifyStaff(
      call(visitor, { challengeId, method: 'totp', code } as const),
    ),
  ).toEqual({ refused: 'challenge-spent' });
});

// @proves V7.2.4
test('confirming renews the token and ends the old one', async () => {
  const { operator, call, callerOf, signIn, clock } = built;
  const { token } = given(await signIn('olga'));
  clock.advance(12 * minuteMs);
  const caller = await callerOf(token);
  expect(caller.confirmedUntil).toBeLessThan(clock.now());
  const confirm = (word: string) =>
    operator.actions.confirmStaff(call(caller, { method: 'password', password: word } as const));
  expect(await confirm('wrong')).toEqual({ refused: 'staff-credentials-wrong' });
  const confirmed = given(await confirm(password));
  expect(confirmed.confirmedUntil).toBe(clock.now() + 10 * minuteMs);
  expect(await operator.staffOf(token, clock.now())).toBeUndefined();
  const again = await callerOf(confirmed.token);
  expect(again.sessionId).toBe(caller.sessionId);
  expect(again.confirmedUntil).toBe(confirmed.confirmedUntil);
});

test('with a second factor set up, a password alone does not confirm', async () => {
  const { operator, call, hire, clock } = built;
  const caller = await hire('tess', 'support');
  const secret = await turnTotpOn(caller);
  const { confirmStaff } = operator.actions;
  expect(await confirmStaff(call(caller, { method: 'password', password } as const))).toMatchObject(
    {
      refused: 'second-factor-missing',
      value: { methods: ['totp', 'recovery'] },
    },
  );
  const code = codeAt(secret, clock.now());
  given(await confirmStaff(call(caller, { method: 'totp', code } as const)));
});

test('sign-ins and failed tries are listed for the account they aimed at', async () => {
  const { operator, call, hire, signIn } = built;
  const caller = await hire('uma', 'support');
  await signIn('uma', 'wrong');
  const { list, total } = given(await operator.actions.listStaffSignIns(call(caller, {})));
  expect(list.map(({ outcome }) => outcome)).toEqual(['staff-credentials-wrong', 'signed-in']);
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({ ip: '127.0.0.1', device: 'test' });
});
