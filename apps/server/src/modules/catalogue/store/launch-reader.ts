// Reads game sessions, many in one query when many ask at once.
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
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
