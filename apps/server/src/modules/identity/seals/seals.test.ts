// A text that a browser sealed to our keys opens here, in every process and after a restart, and
// nothing else does; the private keys are stored sealed.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactEncrypt, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, visitor } from '../testing.ts';
import { createSeals } from './seal-keys.ts';
import { readOrMakeSecret, secretOf } from './secret-file.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  for (const opened of [database, ...others]) await opened.close();
});

const others: Database[] = [];
async function otherDatabase(): Promise<Database> {
  const opened = await freshDatabase();
  others.push(opened);
  return opened;
}

const secret = new Uint8Array(32).fill(9);
const seals = (own = secret) => createSeals(database, own, () => 1_700_000_000_000);
const bytes = (payload: unknown) => new TextEncoder().encode(JSON.stringify(payload));

async function sealTo(jwk: Record<string, unknown>, payload: unknown, change: object = {}) {
  const alg = String(jwk['alg']);
  return new CompactEncrypt(bytes(payload))
    .setProtectedHeader({ alg, enc: 'A256GCM', kid: String(jwk['kid']), ...change })
    .encrypt(await importJWK(jwk as JWK, alg));
}

test('processes that start together share one key pair for each seal', async () => {
  const [here, there] = await Promise.all([seals().publicKeys(), seals().publicKeys()]);
  expect(here).toEqual(there);
  expect(here.map(({ alg, kty, use }) => [alg, kty, use])).toEqual([
    ['ECDH-ES', 'OKP', 'enc'],
    ['RSA-OAEP-256', 'RSA', 'enc'],
  ]);
  for (const key of here) expect(key).not.toHaveProperty('d');
});

test('a sealed password opens, here and after a restart', async () => {
  const payload = { username: 'lotus88', password: 'sëven-lotus' };
  for (const jwk of await seals().publicKeys()) {
    const sealed = await sealTo(jwk, payload);
    expect(await seals().unseal(sealed)).toEqual(payload);
    const [head = '', ...rest] = sealed.split('.');
    const last = rest.pop() ?? '';
    const changed = [head, ...rest, `${last.startsWith('A') ? 'B' : 'A'}${last.slice(1)}`].join(
      '.',
    );
    expect(await seals().unseal(changed)).toBeUndefined();
  }
});

test('a browser reads the public keys and seals to them', async () => {
  const { identity } = buildIdentity(await otherDatabase());
  const given = await identity.actions.getSealKeys(callOf(visitor, {}));
  const [jwk] = 'keys' in given ? given.keys : [];
  if (!jwk) throw new Error('no key');
  expect(await identity.unseal(await sealTo(jwk, { a: 1 }), { key: undefined })).toEqual({ a: 1 });
});

test('a text sealed to foreign keys does not open', async () => {
  const [jwk] = await seals().publicKeys();
  if (!jwk) throw new Error('no key');
  const stranger = await generateKeyPair('RSA-OAEP-256');
  const others = await new CompactEncrypt(bytes({}))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: String(jwk['kid']) })
    .encrypt(stranger.publicKey);
  const tries = [
    others,
    await sealTo(jwk, {}, { enc: 'A128GCM' }),
    await sealTo(jwk, {}, { kid: 'unheard-of' }),
    '',
    '{}',
    'a.b.c.d.e',
    'x'.repeat(200_000),
  ];
  for (const text of tries) expect(await seals().unseal(text)).toBeUndefined();
});

test('stored private keys are sealed and do not open with another secret', async () => {
  await seals().publicKeys();
  await expect(seals(new Uint8Array(32)).publicKeys()).rejects.toThrow('was first started with');
  const { rows } = await sql<{ row: string }>`
    select key::text as row from identity_seal_key key`.execute(database.kysely);
  for (const { row } of rows) expect(row).not.toMatch(/\\"d\\"|"d"/);
});

test('the secret of a data folder is made once and readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-secret-'));
  try {
    const made = readOrMakeSecret(join(folder, 'data'));
    expect(made).toHaveLength(32);
    expect(Buffer.from(readOrMakeSecret(join(folder, 'data')))).toEqual(Buffer.from(made));
    const path = join(folder, 'data', 'secret.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Buffer.from(secretOf(readFileSync(path, 'utf8').trim()))).toEqual(Buffer.from(made));
    expect(() => secretOf('short')).toThrow('64 hexadecimal digits');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
