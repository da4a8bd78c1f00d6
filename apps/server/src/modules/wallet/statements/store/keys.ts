// The keys that sign statements and their roots: Ed25519, sealed by the platform's secret and
// replaced every year. A key that was replaced still signs the statements of its own days, so that
// a statement that is made again is the same.
import { createPrivateKey, generateKeyPairSync, hash, sign, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../../platform/database/index.ts';
import type { Keeping } from '../../../../platform/secrets/index.ts';

export interface SigningKey {
  readonly keyId: string;
  /** The 32 bytes of the public key, in base64url. */
  readonly publicKey: string;
  /** Signs a text; in base64url. */
  readonly sign: (text: string) => string;
}

export interface PublicKey {
  readonly keyId: string;
  readonly publicKey: string;
  readonly createdAt: number;
  readonly retiredAt: number | null;
}

interface KeyRow {
  readonly key_id: string;
  readonly public_key: string;
  readonly private_sealed: string;
  readonly created_at: Date;
}

export interface KeyPorts {
  readonly database: Database;
  readonly statementKeys: Keeping;
}

const yearMs = 365 * 86_400_000;

export async function readPublicKeys(on: Queryable): Promise<readonly PublicKey[]> {
  const { rows } = await sql<Omit<KeyRow, 'private_sealed'> & { readonly retired_at: Date | null }>`
    select key_id, public_key, created_at, retired_at from wallet_statement_key
    order by created_at`.execute(on);
  return rows.map((row) => ({
    keyId: row.key_id,
    publicKey: row.public_key,
    createdAt: row.created_at.getTime(),
    retiredAt: row.retired_at?.getTime() ?? null,
  }));
}

/** The key in use, made where there is none and replaced after a year. */
export async function currentKey(ports: KeyPorts, now: number): Promise<SigningKey> {
  const live = await readLive(ports.database.kysely);
  if (live && now - live.created_at.getTime() < yearMs) return openKey(ports, live);
  await ports.database.transaction(async (tx) => {
    // Whoever comes second waits here, and then finds the key of the first.
    await sql`select pg_advisory_xact_lock(hashtext('wallet_statement_key'))`.execute(tx);
    const known = await readLive(tx);
    if (known && now - known.created_at.getTime() < yearMs) return;
    const at = new Date(now);
    await sql`update wallet_statement_key set retired_at = ${at}
      where retired_at is null`.execute(tx);
    const made = makeKey(ports.statementKeys);
    await sql`insert into wallet_statement_key (key_id, public_key, private_sealed, created_at)
      values (${made.keyId}, ${made.publicKey}, ${made.sealed}, ${at})`.execute(tx);
  });
  const made = await readLive(ports.database.kysely);
  if (!made) throw new Error('There is no key for statements');
  return openKey(ports, made);
}

export async function keyNamed(ports: KeyPorts, keyId: string): Promise<SigningKey> {
  const { rows } = await sql<KeyRow>`select key_id, public_key, private_sealed, created_at
    from wallet_statement_key where key_id = ${keyId}`.execute(ports.database.kysely);
  const [row] = rows;
  if (!row) throw new Error(`No key for statements is called ${keyId}`);
  return openKey(ports, row);
}

async function readLive(on: Queryable): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`select key_id, public_key, private_sealed, created_at
    from wallet_statement_key where retired_at is null`.execute(on);
  return rows[0];
}

function makeKey(keeping: Keeping) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = publicKey.export({ format: 'jwk' }).x ?? '';
  const keyId = hash('sha256', text).slice(0, 16);
  const bytes = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { keyId, publicKey: text, sealed: keeping.seal(bytes, keyId) };
}

function openKey({ statementKeys }: KeyPorts, row: KeyRow): SigningKey {
  let key: KeyObject | undefined;
  const opened = () =>
    (key ??= createPrivateKey({
      key: Buffer.from(statementKeys.open(row.private_sealed, row.key_id), 'base64'),
      format: 'der',
      type: 'pkcs8',
    }));
  return {
    keyId: row.key_id,
    publicKey: row.public_key,
    sign: (text) => sign(null, Buffer.from(text), opened()).toString('base64url'),
  };
}
