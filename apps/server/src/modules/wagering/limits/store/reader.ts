// Reads who keeps themselves from play; writes nothing.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

/** Whether one of these players has excluded themselves, and the end of it is not yet. */
export async function isAnyExcluded(
  db: Queryable,
  playerIds: readonly string[],
  now: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from wagering_player where player_id = any(${[...playerIds]})
    and is_excluded and break_until > ${new Date(now)} limit 1`.execute(db);
  return rows.length > 0;
}
