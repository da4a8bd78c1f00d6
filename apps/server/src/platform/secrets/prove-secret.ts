// Every host must have the same secret: one with another would seal what its neighbours cannot
// open. The database knows the secrets by their names, so that such a host does not start, nor one
// that lost the first secret, which all digests are made with.
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../database/index.ts';
import { keyIdsOf } from './keeping.ts';

export async function proveSecret(
  { transaction }: Pick<Database, 'transaction'>,
  secret: Uint8Array,
): Promise<void> {
  const ids = keyIdsOf(secret);
  await transaction(async (tx) => {
    await sql`lock table secret_key in share row exclusive mode`.execute(tx);
    const known = await readKeyIds(tx);
    const [newest = ids[0] ?? ''] = known;
    // The newest: a host left on the one before could not open what its neighbours seal by now.
    if (!ids.includes(newest)) {
      throw new Error(
        'BAIZE_SECRET is not the secret that this database was sealed with: give every host the ' +
          'same, and a new one its predecessor in BAIZE_SECRET_BEFORE.',
      );
    }
    if (known.length > 0 && known.at(-1) !== ids.at(-1)) {
      throw new Error(
        'The first secret of this database is missing: its digests are made with it. Put it last ' +
          'in BAIZE_SECRET_BEFORE.',
      );
    }
    // A database that knows none yet may come with several: of an earlier version, or by restore.
    // What stands before the secret in use is one to come, which nothing is sealed with.
    const used = ids.slice(ids.lastIndexOf(ids[0] ?? ''));
    for (const [place, id] of (known.length > 0 ? ids.slice(0, 1) : used).entries()) {
      await sql`insert into secret_key (key_id, first_at)
        values (${id}, now() - ${place} * interval '1 second')
        on conflict (key_id) do nothing`.execute(tx);
    }
  });
}

/** The secrets that the database knows by their ids, the newest first. */
export async function readKeyIds(on: Queryable | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select key_id as id from secret_key
    order by first_at desc, key_id`.execute(on);
  return rows.map(({ id }) => id);
}
