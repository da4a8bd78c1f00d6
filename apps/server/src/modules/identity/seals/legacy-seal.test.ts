// A text sealed by an older client opens in every process of the platform, and nothing else does:
// one answer for every forgery, and none at all while the switch is off.
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { encryptDes } from '../../../../testing/family/des.ts';
import { seal, sealSecret, type SealedCall } from '../../../../testing/family/client.ts';
import { fakeClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { forgetLegacyKeys } from './store/legacy-key-store.ts';
import { buildIdentity, callOf, visitor } from '../testing.ts';
import { createLegacyKeys, legacyKeyMs, type LegacyKeys } from './legacy-keys.ts';
import { unsealLegacy } from './legacy-seal.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const hourMs = 3_600_000;
const secret = new Uint8Array(32).fill(7);
const clock = fakeClock();
/** The keys of one process. */
const startProcess = () => createLegacyKeys(database, secret, () => clock.now());
const login = { username: 'lotus88', password: 'sëven-lotus ✓' };
const sealTo = (modulus: string, payload: unknown = login) =>
  seal(JSON.stringify(payload), modulus, 'bare');
const unsealed = (keys: LegacyKeys, made: SealedCall) =>
  unsealLegacy(keys, made.body, { key: made.encryption });

test('each process offers a key of its own, 1024 bits in hexadecimal digits', async () => {
  const [here, there] = [startProcess(), startProcess()];
  const [first, again] = await Promise.all([here.offer(), here.offer()]);
  expect(first).toMatch(/^[89a-f][0-9a-f]{255}$/);
  expect(again).toBe(first);
  expect(await there.offer()).not.toBe(first);
});

test('a password sealed to one process’s key opens in every other, also a new one', async () => {
  const [here, there] = [startProcess(), startProcess()];
  const made = sealTo(await here.offer());
  expect(await unsealed(here, made)).toEqual(login);
  expect(await unsealed(there, made)).toEqual(login);
  expect(await unsealed(startProcess(), made)).toEqual(login);
  expect(await unsealed(there, sealTo(await there.offer()))).toEqual(login);
});

test('a new key is offered after half a day; the old one opens for half a day more', async () => {
  const keys = startProcess();
  const modulus = await keys.offer();
  const made = sealTo(modulus);
  clock.advance(12 * hourMs);
  expect(await keys.offer()).not.toBe(modulus);
  clock.advance(12 * hourMs - 1);
  expect(await unsealed(keys, made)).toEqual(login);
  expect(await unsealed(startProcess(), made)).toEqual(login);
  clock.advance(1);
  expect(await unsealed(keys, made)).toBeUndefined();
  expect(await unsealed(startProcess(), made)).toBeUndefined();
  await forgetLegacyKeys(database.kysely, clock.now() - legacyKeyMs);
  const { rows } = await sql`select 1 from identity_legacy_key where modulus = ${modulus}`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});

test('the sealed key may lack leading zeros and contain spaces', async () => {
  const keys = startProcess();
  const modulus = await keys.offer();
  // A sealed key below 16^255 turns up once in sixteen: seal until one does.
  let secretText = '';
  let digits = '';
  for (let tries = 0; digits.length === 0 || digits.length === 256; tries += 1) {
    secretText = `aB3dE6gH${String(tries).padStart(8, '0')}`;
    digits = sealSecret(secretText, modulus);
  }
  const body = encryptDes(JSON.stringify(login), secretText.slice(0, 8)).toString('base64');
  for (const key of [digits, digits.toUpperCase(), `00${digits}`.slice(-256), ` ${digits} `]) {
    expect(await unsealLegacy(keys, body, { key })).toEqual(login);
  }
  const middle = Math.floor(digits.length / 2);
  const spaced = `${digits.slice(0, middle)} ${digits.slice(middle)}`;
  expect(await unsealLegacy(keys, body, { key: spaced })).toEqual(login);
});

test('a payload sealed to a foreign key does not open', async () => {
  const keys = startProcess();
  const modulus = await keys.offer();
  const made = sealTo(modulus);
  const cipher = Buffer.from(made.body, 'base64');
  const last = Buffer.from(cipher);
  last[last.length - 1] = (last.at(-1) ?? 0) ^ 1;
  const stranger = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const strange = Buffer.from(stranger.publicKey.export({ format: 'jwk' }).n ?? '', 'base64url');
  const tries: [body: string, key: string | undefined][] = [
    [made.body, undefined],
    [made.body, ''],
    [made.body, 'no-digits'],
    [made.body, `0${made.encryption}`.padStart(257, '0')],
    [made.body, '0'],
    [made.body, '1'],
    [made.body, modulus],
    [made.body, 'f'.repeat(256)],
    [made.body, sealTo(strange.toString('hex')).encryption],
    [made.body, sealTo(modulus).encryption],
    [made.body, sealSecret('short', modulus)],
    [made.body, sealSecret('with spaces in it', modulus)],
    [last.toString('base64'), made.encryption],
    [cipher.subarray(0, -8).toString('base64'), made.encryption],
    [cipher.subarray(0, -1).toString('base64'), made.encryption],
    ['', made.encryption],
    ['A'.repeat(100_004), made.encryption],
  ];
  for (const [body, key] of tries) {
    expect(await unsealLegacy(keys, body, { key }), `${key}`).toBeUndefined();
  }
  for (const payload of ['text', 7, null, true]) {
    expect(await unsealed(keys, sealTo(modulus, payload))).toBeUndefined();
  }
});

test('private keys are stored sealed and open with no other secret', async () => {
  const modulus = await startProcess().offer();
  const { rows } = await sql<{ row: string }>`
    select key::text as row from identity_legacy_key key`.execute(database.kysely);
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows) expect(row).not.toContain('PRIVATE KEY');
  const elsewhere = createLegacyKeys(database, new Uint8Array(32), () => clock.now());
  await expect(unsealed(elsewhere, sealTo(modulus))).rejects.toThrow();
});

test('identity opens such a payload only while its switch is on', async () => {
  const on = buildIdentity(database, { modules: { LEGACYSEAL3: true } }).identity;
  const off = buildIdentity(database).identity;
  const modulus = await on.actions.getLegacySealKey(callOf(visitor, {}));
  if (typeof modulus !== 'string') throw new Error('no key');
  const { body, encryption: key } = sealTo(modulus);
  expect(await on.unseal(body, { key })).toEqual(login);
  expect(await off.unseal(body, { key })).toBeUndefined();
});

test('the secret has the byte order of the raw private operation', () => {
  const { publicKey, privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url');
  const sealed = Buffer.from(
    sealSecret('aB3dE6gH9jK2mN5p', modulus.toString('hex')).padStart(256, '0'),
    'hex',
  );
  const opened = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, sealed);
  expect(opened.subarray(-16).toString()).toBe('aB3dE6gH9jK2mN5p');
  expect(opened.subarray(0, -16).every((byte) => byte === 0)).toBe(true);
});
