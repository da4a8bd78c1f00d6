// Launches of vendors' games: written once, found by the digest of their token, and asked whether a
// player ever launched a game of a vendor.
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/database/index.ts';
import { createReadBatch } from '../../../platform/read-batch/index.ts';

export interface LaunchSession {
  readonly vendor: string;
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly freePlay: boolean;
  readonly since: number;
  readonly openedAt: number;
}

export async function writeSession(
  on: Queryable,
  digest: string,
  session: LaunchSession,
): Promise<void> {
  const { vendor, playerId, sessionId, gameCode, currency, freePlay } = session;
  await sql`insert into vendors_session (token_digest, vendor, player_id, session_id, game_code,
      currency, free_play, since, opened_at)
    values (${digest}, ${vendor}, ${playerId}, ${sessionId}, ${gameCode}, ${currency}, ${freePlay},
      ${new Date(session.since)}, ${new Date(session.openedAt)})`.execute(on);
}

interface Row {
  token_digest: string;
  vendor: string;
  player_id: string;
  session_id: string;
  game_code: string;
  currency: string;
  free_play: boolean;
  since: Date;
  opened_at: Date;
}

/** Sessions by the digest of their token, many in one query. */
export function createSessionReader({ kysely }: Database) {
  return createReadBatch<string, LaunchSession>(async (digests) => {
    const { rows } = await sql<Row>`select * from vendors_session
      where token_digest = any(${digests})`.execute(kysely);
    return new Map(rows.map((row) => [row.token_digest, sessionOf(row)]));
  });
}

function sessionOf(row: Row): LaunchSession {
  return {
    vendor: row.vendor,
    playerId: row.player_id,
    sessionId: row.session_id,
    gameCode: row.game_code,
    currency: row.currency,
    freePlay: row.free_play,
    since: row.since.getTime(),
    openedAt: row.opened_at.getTime(),
  };
}

/** Which vendors a player ever launched a game of. */
export function createVisitReader({ kysely }: Database) {
  return createReadBatch<string, readonly string[]>(async (playerIds) => {
    const { rows } = await sql<{ player_id: string; vendors: string[] }>`
      select player_id, array_agg(distinct vendor) as vendors from vendors_session
      where player_id = any(${playerIds}) group by player_id`.execute(kysely);
    return new Map(rows.map((row) => [row.player_id, row.vendors]));
  });
}

/** Tokens that opened their game long ago; the last of each player and vendor stays. */
export async function forgetSessions(on: Queryable, before: number): Promise<void> {
  await sql`delete from vendors_session as old where opened_at < ${new Date(before)}
    and exists (select 1 from vendors_session as later where later.player_id = old.player_id
      and later.vendor = old.vendor and later.opened_at > old.opened_at)`.execute(on);
}
