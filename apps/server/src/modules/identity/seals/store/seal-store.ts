// Keeps the seal keys. Processes that start together on an empty database make them once.
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../../../platform/database/index.ts';

export interface StoredKey {
  readonly kid: string;
  readonly algorithm: string;
  readonly publicJwk: Record<string, unknown>;
  readonly privateSealed: string;
}

/** Undefined when there are none yet. */
export async function readSealKeys(on: Queryable | Tx): Promise<readonly StoredKey[] | undefined> {
  const { rows } = await sql<StoredKey>`select kid, algorithm, public_jwk as "publicJwk",
    private_sealed as "privateSealed" from identity_seal_key order by algorithm`.execute(on);
  return rows.length === 0 ? undefined : rows;
}

export async function makeSealKeys(
  database: Database,
  make: () => Promise<readonly StoredKey[]>,
  now: number,
): Promise<readonly StoredKey[]> {
  return database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('identity-seal-keys'))`.execute(tx);
    const others = await readSealKeys(tx);
    if (others !== undefined) return others;
    const made = await make();
    for (const key of made) {
      await sql`insert into identity_seal_key
        (kid, algorithm, public_jwk, private_sealed, made_at) values (${key.kid}, ${key.algorithm},
        ${JSON.stringify(key.publicJwk)}::jsonb, ${key.privateSealed}, ${new Date(now)})`.execute(
        tx,
      );
    }
    return made;
  });
}
