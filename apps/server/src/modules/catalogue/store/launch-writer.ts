// Writes launches and game sessions. Codes and tokens are kept as digests only, so that the tables
// open no game.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export interface Launch {
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameCode: string;
  readonly freePlay: boolean;
  readonly language: string;
}

export async function writeLaunch(
  db: Queryable,
  codeDigest: string,
  launch: Launch,
  now: number,
): Promise<void> {
  await sql`insert into catalogue_launch
    (code_digest, player_id, session_id, game_code, free_play, language, launched_at)
    values (${codeDigest}, ${launch.playerId}, ${launch.sessionId}, ${launch.gameCode},
      ${launch.freePlay}, ${launch.language}, ${new Date(now)})`.execute(db);
}

/**
 * Uses a launch code up and opens its game session; undefined when it is unknown, used or older
 * than `validMs`.
 */
export async function useLaunch(
  tx: Queryable,
  codeDigest: string,
  tokenDigest: string,
  now: number,
  validMs: number,
): Promise<Launch | undefined> {
  const used = await sql<Launch>`update catalogue_launch set used_at = ${new Date(now)}
    where code_digest = ${codeDigest} and used_at is null
      and launched_at > ${new Date(now - validMs)}
    returning player_id as "playerId", session_id as "sessionId", game_code as "gameCode",
      free_play as "freePlay", language`.execute(tx);
  const launch = used.rows[0];
  if (!launch) return undefined;
  await sql`insert into catalogue_game_session
    (token_digest, player_id, session_id, game_code, free_play, opened_at)
    values (${tokenDigest}, ${launch.playerId}, ${launch.sessionId}, ${launch.gameCode},
      ${launch.freePlay}, ${new Date(now)})`.execute(tx);
  return launch;
}

/** Forgets launches and game sessions older than `before` (ms since 1970). */
export async function forgetLaunches(db: Queryable, before: number): Promise<void> {
  await sql`delete from catalogue_launch where launched_at < ${new Date(before)}`.execute(db);
  await sql`delete from catalogue_game_session where opened_at < ${new Date(before)}`.execute(db);
}
