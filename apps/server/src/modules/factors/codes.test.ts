// One-time and recovery codes are good once each, guesses are few, secrets are stored sealed, and a
// person without a second factor has no codes.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { createSoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildFactors, member, staff, stepMs } from './testing.ts';
import { codeAt } from './totp.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const wrong = { refused: 'factor-code-wrong' };
const minuteMs = 60_000;

function build() {
  const built = buildFactors(database);
  const caller = member();
  const holder = `player:${caller.playerId}` as const;
  const { factors, clock } = built;
  const totp = (code: string) => factors.verifyTotp({ holder, code, now: clock.now() });
  const recovery = (code: string) => factors.verifyRecovery({ holder, code, now: clock.now() });
  const { actions } = factors;
  return { ...built, caller, holder, totp, recovery, actions };
}

test('codes count after a first one was shown; recovery codes are shown then', async () => {
  const { caller, holder, call, actions, clock, factors, toldOf } = build();
  const { secret, otpauthUrl } = given(await actions.beginTotp(call(caller, {})));
  expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
  expect(new URL(otpauthUrl).searchParams.get('issuer')).toBe('Lotus House');
  expect(await factors.methodsOf(holder)).toEqual([]);
  const code = codeAt(secret, clock.now());
  const confirmed = given(await actions.confirmTotp(call(caller, { code })));
  expect(new Set(confirmed.recoveryCodes).size).toBe(10);
  expect(await factors.methodsOf(holder)).toEqual(['totp', 'recovery']);
  expect(await actions.listFactors(call(caller, {}))).toEqual({
    totp: { on: true, since: clock.now() },
    recoveryCodesLeft: 10,
    passkeys: [],
  });
  expect(toldOf(holder)).toEqual(['totp-on']);
});

test('a setup that was not begun, is too old or already on is refused', async () => {
  const { caller, call, actions, clock, turnTotpOn } = build();
  const confirm = (code: string) => actions.confirmTotp(call(caller, { code }));
  expect(await confirm('123456')).toEqual({ refused: 'totp-not-begun' });
  const { secret } = given(await actions.beginTotp(call(caller, {})));
  expect(await confirm('12345')).toEqual(wrong);
  clock.advance(15 * minuteMs + 1);
  expect(await confirm(codeAt(secret, clock.now()))).toEqual({ refused: 'totp-not-begun' });
  await turnTotpOn(caller);
  expect(await actions.beginTotp(call(caller, {}))).toEqual({ refused: 'totp-already-on' });
  expect(await confirm('123456')).toEqual({ refused: 'totp-already-on' });
});

test('only the latest secret can be confirmed', async () => {
  const { caller, call, actions, clock } = build();
  const first = given(await actions.beginTotp(call(caller, {})));
  const second = given(await actions.beginTotp(call(caller, {})));
  const confirm = (secret: string) =>
    actions.confirmTotp(call(caller, { code: codeAt(secret, clock.now()) }));
  expect(await confirm(first.secret)).toEqual(wrong);
  expect(isRefusal(await confirm(second.secret))).toBe(false);
});

test('one of two parallel confirmations turns codes on', async () => {
  const { caller, call, actions, clock, factors, holder } = build();
  const { secret } = given(await actions.beginTotp(call(caller, {})));
  const code = codeAt(secret, clock.now());
  const answers = await Promise.all(
    [1, 2, 3].map(() => actions.confirmTotp(call(caller, { code }))),
  );
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  expect((await factors.summaryOf(holder)).recoveryCodesLeft).toBe(10);
});

// @proves A7 V6.5.1 V6.5.8
test('a code is used once: not after setup, not twice, not in parallel', async () => {
  const { caller, turnTotpOn, totp, clock } = build();
  const { secret } = await turnTotpOn(caller);
  expect(await totp(codeAt(secret, clock.now() - stepMs))).toEqual(wrong);
  const code = codeAt(secret, clock.now());
  const answers = await Promise.all([totp(code), totp(code), totp(code)]);
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  expect(await totp(code)).toEqual(wrong);
  const next = codeAt(secret, clock.now() + stepMs);
  expect(await totp(next)).toBeUndefined();
  clock.advance(stepMs);
  expect(await totp(next)).toEqual(wrong);
});

test('a code of an unconfirmed app or another holder is refused', async () => {
  const { caller, call, actions, totp, clock } = build();
  const { secret } = given(await actions.beginTotp(call(caller, {})));
  expect(await totp(codeAt(secret, clock.now()))).toEqual(wrong);
  const other = build();
  const { secret: theirs } = await other.turnTotpOn(other.caller);
  expect(await totp(codeAt(theirs, clock.now() + stepMs))).toEqual(wrong);
});

// @proves A1
test('five wrong codes of either kind lock both for a quarter of an hour', async () => {
  const { caller, turnTotpOn, totp, recovery, clock } = build();
  const { secret, recoveryCodes } = await turnTotpOn(caller);
  const guesses = [
    ...Array.from({ length: 6 }, () => totp('000000')),
    ...Array.from({ length: 6 }, () => recovery('AAAA-AAAA-AAAA')),
  ];
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer?.refused === 'factor-code-wrong')).toHaveLength(5);
  const locked = { refused: 'factor-locked', facts: { minutes: 15 } };
  expect(await totp(codeAt(secret, clock.now()))).toEqual(locked);
  expect(await recovery(recoveryCodes[0] ?? '')).toEqual(locked);
  clock.advance(15 * minuteMs);
  expect(await totp(codeAt(secret, clock.now()))).toBeUndefined();
});

test('a right code clears the wrong tries before it', async () => {
  const { caller, turnTotpOn, totp, recovery } = build();
  const { recoveryCodes } = await turnTotpOn(caller);
  for (const code of recoveryCodes.slice(0, 3)) {
    for (let tried = 0; tried < 4; tried += 1) expect(await totp('000000')).toEqual(wrong);
    expect(await recovery(code)).toBeUndefined();
  }
});

// @proves V6.5.1
test('a recovery code is good once, also in parallel, and its use is notified', async () => {
  const { caller, holder, turnTotpOn, recovery, factors, toldOf } = build();
  const { recoveryCodes } = await turnTotpOn(caller);
  const [code = ''] = recoveryCodes;
  const answers = await Promise.all([recovery(code), recovery(code.toLowerCase())]);
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  expect(await recovery(code)).toEqual(wrong);
  expect((await factors.summaryOf(holder)).recoveryCodesLeft).toBe(9);
  expect(toldOf(holder)).toEqual(['totp-on', 'recovery-code-used']);
  const other = build();
  expect(await other.recovery(recoveryCodes[1] ?? '')).toEqual(wrong);
});

test('new recovery codes void the old ones and need a factor', async () => {
  const { caller, call, actions, turnTotpOn, recovery } = build();
  const renew = () => actions.renewRecoveryCodes(call(caller, {}));
  expect(await renew()).toEqual({ refused: 'factor-not-set-up' });
  const before = await turnTotpOn(caller);
  const { recoveryCodes } = given(await renew());
  expect(await recovery(before.recoveryCodes[0] ?? '')).toEqual(wrong);
  expect(await recovery(recoveryCodes[0] ?? '')).toBeUndefined();
});

// @proves V6.5.6
test('recovery codes go with the last factor; a factor that is off is refused', async () => {
  const { caller, holder, call, actions, turnTotpOn, addPasskey, ...rest } = build();
  const remove = () => actions.removeTotp(call(caller, {}));
  expect(await remove()).toEqual({ refused: 'factor-not-set-up' });
  const { secret } = await turnTotpOn(caller);
  const { passkey } = await addPasskey(caller, createSoftwareAuthenticator());
  expect(await remove()).toEqual({ done: true });
  expect(await remove()).toEqual({ refused: 'factor-not-set-up' });
  expect(await rest.factors.methodsOf(holder)).toEqual(['passkey', 'recovery']);
  expect(await rest.totp(codeAt(secret, rest.clock.now()))).toEqual(wrong);
  await actions.removePasskey(call(caller, { id: passkey.id }));
  expect(await rest.factors.methodsOf(holder)).toEqual([]);
  expect(rest.toldOf(holder)).toEqual(['totp-on', 'passkey-added', 'totp-off', 'passkey-removed']);
});

test('staff have factors of their own', async () => {
  const { factors, call, clock } = build();
  const owner = staff();
  const { beginStaffTotp, confirmStaffTotp, listStaffFactors } = factors.actions;
  const { secret } = given(await beginStaffTotp(call(owner, {})));
  const code = codeAt(secret, clock.now());
  given(await confirmStaffTotp(call(owner, { code })));
  expect(await listStaffFactors(call(owner, {}))).toMatchObject({ totp: { on: true } });
  clock.advance(stepMs);
  const shown = { code: codeAt(secret, clock.now()), now: clock.now() };
  const asPlayer = { ...shown, holder: `player:${owner.staffId}` as const };
  expect(await factors.verifyTotp(asPlayer)).toEqual(wrong);
  expect(await factors.verifyTotp({ ...shown, holder: `staff:${owner.staffId}` })).toBeUndefined();
});

test('all factors are removed at once', async () => {
  const { caller, holder, factors, turnTotpOn, addPasskey, toldOf } = build();
  await turnTotpOn(caller);
  await addPasskey(caller, createSoftwareAuthenticator());
  await database.transaction((tx) => factors.dropAll(tx, holder));
  expect(await factors.summaryOf(holder)).toEqual({
    totp: { on: false, since: null },
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  expect(toldOf(holder).at(-1)).toBe('all-removed');
});

// @proves V6.5.2
test('no row has a plain secret or code, and another platform secret opens none', async () => {
  const { caller, holder, turnTotpOn, clock } = build();
  const { secret, recoveryCodes } = await turnTotpOn(caller);
  const { rows } = await sql<{ row: string }>`select t::text as row from factors_totp t
    union all select c::text from factors_recovery_code c`.execute(database.kysely);
  const kept = rows.map(({ row }) => row).join('\n');
  for (const told of [secret, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])])
    expect(kept).not.toContain(told);
  const stranger = buildFactors(database, new Uint8Array(32)).factors;
  const shown = { holder, code: codeAt(secret, clock.now()), now: clock.now() };
  await expect(stranger.verifyTotp(shown)).rejects.toThrow();
  const [code = ''] = recoveryCodes;
  expect(await stranger.verifyRecovery({ ...shown, code })).toEqual(wrong);
});
