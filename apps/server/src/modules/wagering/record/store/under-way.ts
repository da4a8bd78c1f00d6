// Which transactions are under way, by the order in which rounds are closed: a count never passes
// the oldest of them.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

interface Place {
  readonly place: bigint;
}

/** Whatever stands before it is committed, or never will be. */
export async function readOldest(on: Queryable): Promise<bigint> {
  const { rows } = await sql<Place>`select
      base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint as place
    from wagering_order`.execute(on);
  return placeOf(rows);
}

/**
 * Whatever has written until now stands before it. It takes a number itself: a snapshot knows the
 * last transaction that ended, not the last one that began.
 */
export async function takePlace(on: Queryable): Promise<bigint> {
  const { rows } = await sql<Place>`select base + pg_current_xact_id()::text::bigint as place
    from wagering_order`.execute(on);
  return placeOf(rows);
}

function placeOf([row]: readonly Place[]): bigint {
  if (!row) throw new Error('The order of rounds has no row');
  return row.place;
}
