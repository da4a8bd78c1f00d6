// An outside token proves the number it was made for, at most ten minutes old and once: never
// another number, never twice, not when two come at once, and not while the switch is off.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { openTestPhones, type BuiltPhones } from '../../platform/adapters/phone/testing.ts';
import { callOf } from '../../platform/call/testing.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { openLog } from '../../platform/log/index.ts';
import { buildVerification } from './testing.ts';

const mobile = '+639171230101';
const clock = fakeClock();
const visitor = { kind: 'visitor' } as const;
const wrong = { refused: 'phone-token-wrong' };
let database: Database;
let phones: BuiltPhones;

beforeAll(async () => {
  database = await freshDatabase();
  phones = await openTestPhones(database, clock);
});

afterAll(async () => {
  await phones.close();
  await database.close();
});

beforeEach(() => clock.advance(10 * 60_000 + 1));

const build = () => buildVerification(database, { clock, phone: phones.provider }).verification;
const shown = async (more = {}) => ({
  idToken: await phones.idTokenFor(mobile),
  mobile,
  now: clock.now(),
  ...more,
});

test('getPhoneProvider: gives browsers the provider’s address and project', async () => {
  const answer = await build().actions.getPhoneProvider(callOf(visitor, {}, clock.now()));
  expect(answer).toEqual({ name: 'sandphone', baseUrl: phones.url, project: 'baize' });
});

// @proves V6.8.2
test('a token is valid until it is used', async () => {
  const { phoneTokens } = build();
  const token = await shown();
  expect(await phoneTokens.check(token)).toBeUndefined();
  expect(await phoneTokens.check(token)).toBeUndefined();
  expect(await database.transaction((tx) => phoneTokens.spend(tx, token))).toBe(true);
  expect(await phoneTokens.check(token)).toMatchObject(wrong);
  expect(await database.transaction((tx) => phoneTokens.spend(tx, token))).toBe(false);
});

// @proves V6.8.3
test('the same token in another encoding is the same token', async () => {
  const { phoneTokens } = build();
  const token = await shown();
  await database.transaction((tx) => phoneTokens.spend(tx, token));
  // The last letter of a signature carries bits that no decoder reads.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const end = token.idToken.at(-1) ?? '';
  const twin = letters[letters.indexOf(end) ^ 1] ?? '';
  const dressed = { ...token, idToken: ` ${token.idToken.slice(0, -1)}${twin}` };
  expect(dressed.idToken.trim()).not.toBe(token.idToken);
  expect(await phoneTokens.check(dressed)).toMatchObject(wrong);
  expect(await database.transaction((tx) => phoneTokens.spend(tx, dressed))).toBe(false);
});

// @proves V6.8.3
test('of two parallel uses one counts', async () => {
  const { phoneTokens } = build();
  const token = await shown();
  const both = await Promise.all(
    [1, 2].map(() => database.transaction((tx) => phoneTokens.spend(tx, token))),
  );
  expect(both.toSorted()).toEqual([false, true]);
});

test('a rolled-back use leaves the token valid', async () => {
  const { phoneTokens } = build();
  const token = await shown();
  const failing = database.transaction(async (tx) => {
    await phoneTokens.spend(tx, token);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await phoneTokens.check(token)).toBeUndefined();
});

// @proves V6.8.1
test('a token proves only its own number, for this brand', async () => {
  const { phoneTokens } = build();
  expect(await phoneTokens.check(await shown({ mobile: '+639171230102' }))).toMatchObject(wrong);
  const elsewhere = await phones.idTokenFor(mobile, 'somebody-else');
  expect(await phoneTokens.check(await shown({ idToken: elsewhere }))).toMatchObject(wrong);
});

// @proves V6.8.2 V6.8.4
test('a token expires ten minutes after the proof, before the signer’s own end', async () => {
  const { phoneTokens } = build();
  const token = await shown();
  const within = { ...token, now: token.now + 10 * 60_000 - 1000 };
  expect(await phoneTokens.check(within)).toBeUndefined();
  const after = { ...token, now: token.now + 10 * 60_000 + 1000 };
  expect(await phoneTokens.check(after)).toMatchObject(wrong);
  expect((await phones.provider.verify(token.idToken, after.now)).ok).toBe(true);
});

test('every token is refused while the switch is off', async () => {
  const choices = { clock, phone: phones.provider, off: ['PHONEPROVIDER3'] as const };
  const { verification } = buildVerification(database, choices);
  expect(await verification.phoneTokens.check(await shown())).toMatchObject(wrong);
});

test('the log has the reason, but neither token nor number', async () => {
  const lines: string[] = [];
  const log = openLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const { verification } = buildVerification(database, { clock, phone: phones.provider, log });
  const token = await shown({ mobile: '+639171230102' });
  await verification.phoneTokens.check(token);
  const logged = lines.join('');
  expect(logged).toContain('number-differs');
  for (const secret of [token.idToken, mobile, token.mobile]) expect(logged).not.toContain(secret);
});
