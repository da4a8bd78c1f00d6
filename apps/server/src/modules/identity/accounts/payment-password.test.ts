// The payment password is set once, is never the one of sign-in, and locks after five wrong tries
// however many come at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, goodPassword, visitor, formOf } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const pair = (password: string, confirmPassword = password) => ({ password, confirmPassword });

async function withPassword() {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  await built.identity.actions.setPaymentPassword(callOf(caller, pair('246810')));
  const verify = (text: string) => built.identity.verifyPaymentPassword(caller.playerId, text);
  return { built, caller, verify };
}

test('the payment password is set once, and the member sees that it is', async () => {
  const { identity, registerPlayer } = buildIdentity(database);
  const { caller } = await registerPlayer();
  const { setPaymentPassword, hasPaymentPassword } = identity.actions;
  const set = (input: ReturnType<typeof pair>) => setPaymentPassword(callOf(caller, input));
  expect(await hasPaymentPassword(callOf(caller, {}))).toBe(0);
  expect(await set(pair('123'))).toMatchObject({ refused: 'field-format', facts: { min: 6 } });
  expect(await set(pair(''))).toMatchObject({ refused: 'field-format' });
  expect(await set(pair('246810', '246811'))).toEqual({ refused: 'passwords-differ' });
  expect(await set(pair(goodPassword))).toEqual({ refused: 'payment-password-same-as-login' });
  expect(await set(pair('246810'))).toEqual({ done: true });
  expect(await set(pair('135790'))).toEqual({ refused: 'payment-password-set' });
  expect(await hasPaymentPassword(callOf(caller, {}))).toBe(1);
});

test('of two parallel payment passwords the first stays', async () => {
  const { identity, registerPlayer } = buildIdentity(database);
  const { caller } = await registerPlayer();
  const texts = ['246810', '135790'];
  const answers = await Promise.all(
    texts.map((text) => identity.actions.setPaymentPassword(callOf(caller, pair(text)))),
  );
  expect(answers).toContainEqual({ done: true });
  expect(answers).toContainEqual({ refused: 'payment-password-set' });
});

test('the payment password may be set at registration', async () => {
  const { identity } = buildIdentity(database);
  const form = formOf({ username: 'prepared8', paymentPassword: '246810' });
  const answer = await identity.actions.register(callOf(visitor, form));
  const id = 'customerId' in answer ? answer.customerId : '';
  expect(await identity.verifyPaymentPassword(id, '246810')).toBe('ok');
});

test('a payment password is ok, wrong or missing', async () => {
  const { built, verify } = await withPassword();
  expect(await verify('246810')).toBe('ok');
  expect(await verify('246811')).toBe('wrong');
  const other = await built.registerPlayer();
  expect(await built.identity.verifyPaymentPassword(other.caller.playerId, '246810')).toBe(
    'missing',
  );
});

test('twenty right payment passwords at once are right, and none locks', async () => {
  const { verify } = await withPassword();
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify('246810')));
  expect(new Set(answers)).toEqual(new Set(['ok']));
});

test('a wrong payment password counts once, and a right one forgets it', async () => {
  const { verify } = await withPassword();
  for (let tried = 0; tried < 4; tried += 1) expect(await verify('000000')).toBe('wrong');
  expect(await verify('246810')).toBe('ok');
  const guesses = await Promise.all(Array.from({ length: 4 }, () => verify('000000')));
  expect(guesses).toEqual(['wrong', 'wrong', 'wrong', 'wrong']);
  expect(await verify('246810')).toBe('ok');
});

// @proves A1
test('five wrong tries lock the payment password for half an hour', async () => {
  const { built, verify } = await withPassword();
  const guesses = await Promise.all(Array.from({ length: 9 }, () => verify('000000')));
  expect(guesses.filter((answer) => answer === 'wrong')).toHaveLength(5);
  expect(await verify('246810')).toBe('locked');
  built.clock.advance(30 * 60_000);
  expect(await verify('246810')).toBe('ok');
});
