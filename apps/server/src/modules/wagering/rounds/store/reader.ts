// Reads rounds, seeds and players one at a time, as a round needs them; writes nothing.
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../../platform/database/index.ts';
import { createReadBatch } from '../../../../platform/read-batch/index.ts';
import type { PlayerPlay, Round } from '../rules/round.ts';
import { playOf, roundOf, type PlayerRow, type RoundRow } from './rows.ts';

export async function readRound(
  db: Queryable,
  playerId: string,
  roundId: string,
): Promise<Round | undefined> {
  const found = await sql<RoundRow>`select * from wagering_round
    where player_id = ${playerId} and round_id = ${roundId}`.execute(db);
  return found.rows[0] && roundOf(found.rows[0]);
}

export interface OpenSearch {
  readonly before: number;
  readonly playerId?: string;
  /** Only of this family of ours. */
  readonly family?: string;
  readonly gameCode?: string;
  readonly currency?: string;
  /** Not older than this. */
  readonly since?: number;
  readonly count: number;
}

/** Rounds left open since before `before`, oldest first. */
export async function readOpenRounds(db: Queryable, search: OpenSearch): Promise<readonly Round[]> {
  const { family } = search;
  const inFamily =
    family === undefined
      ? sql`true`
      : sql`vendor is null and event_id is null and family = ${family}`;
  const found = await sql<RoundRow>`select * from wagering_round where state = 'open'
    and opened_at < ${new Date(search.before)}
    and opened_at >= ${new Date(search.since ?? 0)} and ${inFamily}
    and (${search.gameCode ?? null}::text is null or game_code = ${search.gameCode ?? null})
    and (${search.currency ?? null}::text is null or currency = ${search.currency ?? null})
    and (${search.playerId ?? null}::text is null or player_id = ${search.playerId ?? null})
    order by opened_at limit ${search.count}`.execute(db);
  return found.rows.map(roundOf);
}

export async function readPlay(db: Queryable, playerId: string): Promise<PlayerPlay | undefined> {
  const found =
    await sql<PlayerRow>`select * from wagering_player where player_id = ${playerId}`.execute(db);
  return found.rows[0] && playOf(found.rows[0]);
}

/** Seeds in use, many in one query when many rounds are drawn at once. */
export function createSeedReader(database: Database) {
  return createReadBatch<string, SeedInUse>(async (playerIds) => {
    const found = await sql<SeedInUse>`select player_id as "playerId", seed_id as "seedId",
      server_seed as "serverSeed" from wagering_player
      where player_id = any(${playerIds})`.execute(database.kysely);
    return new Map(found.rows.map((row) => [row.playerId, row]));
  });
}

interface SeedInUse {
  readonly playerId: string;
  readonly seedId: string;
  readonly serverSeed: string;
}

export interface RevealedSeed {
  readonly seedId: string;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
  readonly revealedAt: Date;
}

export async function readRevealedSeeds(
  db: Queryable,
  playerId: string,
  seedId: string | null,
  count: number,
): Promise<readonly RevealedSeed[]> {
  const found =
    await sql<RevealedSeed>`select seed_id as "seedId", server_seed as "serverSeed", commitment,
    client_seed as "clientSeed", nonce, revealed_at as "revealedAt" from wagering_revealed_seed
    where player_id = ${playerId} and (${seedId}::text is null or seed_id = ${seedId})
    order by revealed_at desc limit ${count}`.execute(db);
  return found.rows;
}
