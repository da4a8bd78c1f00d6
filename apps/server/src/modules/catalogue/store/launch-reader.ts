// Reads game sessions, many in one query when many ask at once; and which opening of a game is a
// player's newest.
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/database/index.ts';
import { createReadBatch } from '../../../platform/read-batch/index.ts';

export interface GameSession {
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameCode: string;
  readonly freePlay: boolean;
}

export function createGameSessionReader(database: Database) {
  return createReadBatch<string, GameSession>(async (digests) => {
    const found = await sql<
      GameSession & { tokenDigest: string }
    >`select token_digest as "tokenDigest",
      player_id as "playerId", session_id as "sessionId", game_code as "gameCode",
      free_play as "freePlay"
      from catalogue_game_session where token_digest = any(${digests})`.execute(database.kysely);
    return new Map(found.rows.map((row) => [row.tokenDigest, row]));
  });
}

/** The opening of the game that the player opened last, of those asked for. */
export async function readNewestOpening(
  db: Queryable,
  playerId: string,
  gameCodes: readonly string[],
): Promise<string | undefined> {
  const found = await sql<{ opening: string }>`select token_digest as opening
    from catalogue_game_session where player_id = ${playerId} and game_code = any(${gameCodes})
    order by opened_at desc, token_digest limit 1`.execute(db);
  return found.rows[0]?.opening;
}
