// After a change of the secret: seals with the newest what earlier ones sealed, and counts what
// each still seals, so that an operator knows when one may go. Only a host whose secret is the
// newest that the database knows renews anything: while hosts change over, the others only count.
import { sql } from 'kysely';
import type { Database, Queryable } from '../database/index.ts';
import { keyIdsOf } from './keeping.ts';
import { readKeyIds } from './prove-secret.ts';
import type { SealedPlace } from './sealed-place.ts';

export interface Renewing {
  readonly database: Pick<Database, 'kysely'>;
  readonly secret: Uint8Array;
  readonly now: number;
}

export async function renewSeals(
  { database: { kysely }, secret, now }: Renewing,
  places: readonly SealedPlace[],
): Promise<void> {
  const ids = keyIdsOf(secret);
  if (new Set(ids).size === 1) return;
  const known = await readKeyIds(kysely);
  if (known[0] === ids[0]) for (const place of places) await place.renew(now);
  await writeCounts(kysely, await countAll(places, ids.at(-1) ?? ''), now);
}

/** A text without an id is of the first secret: it was sealed while there was no other. */
async function countAll(
  places: readonly SealedPlace[],
  firstId: string,
): Promise<ReadonlyMap<string, number>> {
  const all = new Map<string, number>();
  for (const place of places) {
    for (const [named, texts] of await place.count()) {
      const id = named === '' ? firstId : named;
      all.set(id, (all.get(id) ?? 0) + texts);
    }
  }
  return all;
}

async function writeCounts(
  on: Queryable,
  counts: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  for (const id of await readKeyIds(on)) {
    await sql`update secret_key set seals = ${counts.get(id) ?? 0}, counted_at = ${new Date(now)}
      where key_id = ${id}`.execute(on);
  }
}

/** How many texts each secret still seals, by its id, as counted last. */
export async function readSealCounts(on: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; seals: bigint }>`select key_id as id, seals
    from secret_key where seals is not null order by first_at desc`.execute(on);
  return new Map(rows.map(({ id, seals }) => [id, Number(seals)]));
}
