// Keeps passkeys. Each is reached by its holder, so that another's is as absent as none.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export const passkeysMax = 10;

export interface StoredPasskey {
  readonly id: string;
  readonly holder: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = sql`id, holder, credential_id as "credentialId", public_key as "publicKey",
  counter, transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export async function listPasskeys(
  on: Queryable | Tx,
  holder: string,
): Promise<readonly StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`select ${columns} from factors_passkey
    where holder = ${holder} order by created_at, id`.execute(on);
  return rows;
}

export async function findPasskey(
  on: Queryable,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`select ${columns} from factors_passkey
    where credential_id = ${credentialId}`.execute(on);
  return rows[0];
}

/** False when the credential is somebody's already. */
export async function insertPasskey(
  tx: Tx,
  key: Omit<StoredPasskey, 'lastUsedAt'>,
): Promise<boolean> {
  const done = await sql`insert into factors_passkey
    (id, holder, credential_id, public_key, counter, transports, name, created_at)
    values (${key.id}, ${key.holder}, ${key.credentialId}, ${key.publicKey}, ${key.counter},
      ${[...key.transports]}::text[], ${key.name}, ${key.createdAt})
    on conflict (credential_id) do nothing`.execute(tx);
  return done.numAffectedRows === 1n;
}

/** Notes a use; false when the counter did not grow, as with a copied key. */
export async function noteUse(
  on: Queryable,
  use: { readonly id: string; readonly counter: number },
  now: number,
): Promise<boolean> {
  const done = await sql`update factors_passkey
    set counter = ${use.counter}, last_used_at = ${new Date(now)}
    where id = ${use.id} and (counter < ${use.counter}::bigint
      or (counter = 0 and ${use.counter}::bigint = 0))`.execute(on);
  return done.numAffectedRows === 1n;
}

interface OwnPasskey {
  readonly holder: string;
  readonly id: string;
}

export async function renameStored(on: Queryable, key: OwnPasskey & { readonly name: string }) {
  const done = await sql`update factors_passkey set name = ${key.name}
    where id = ${key.id} and holder = ${key.holder}`.execute(on);
  return done.numAffectedRows === 1n;
}

export async function dropPasskey(tx: Tx, { holder, id }: OwnPasskey): Promise<boolean> {
  const done = await sql`delete from factors_passkey
    where id = ${id} and holder = ${holder}`.execute(tx);
  return done.numAffectedRows === 1n;
}

export async function dropPasskeys(tx: Tx, holder: string): Promise<void> {
  await sql`delete from factors_passkey where holder = ${holder}`.execute(tx);
}
