// Reads who keeps themselves from play; writes nothing.
import { sql } from 'kysely';
import { columnsText, prepared, textsText } from '../../../../platform/database/index.ts';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { PlayerPlay } from '../../rounds/rules/round.ts';
import { playerColumns, playOf, type PlayerRow } from '../../rounds/store/rows.ts';

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

/** The rows of these players, unlocked; who never played has none. */
export async function readRestraining(
  tx: Tx,
  playerIds: readonly string[],
): Promise<readonly PlayerPlay[]> {
  const query = {
    name: 'wagering-read-restraining',
    text: `select ${columnsText(playerColumns)} from wagering_player
      where player_id = any($1::text[])`,
  };
  return (await prepared<PlayerRow>(tx, query, [textsText(playerIds)])).map(playOf);
}
