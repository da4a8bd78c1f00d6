// Writes seeds, limits and breaks of one player at a time. Rounds are written by the stake and
// settle works, in batches.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Limit } from '../rules/limit.ts';
import type { PlayerPlay } from '../rules/round.ts';
import { playOf, printLimits, type PlayerRow } from './rows.ts';

export interface SeedPair {
  readonly seedId: string;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
}

/** Gives a player their first seed pair; nothing changes when they have one. */
export async function beginPlay(
  db: Queryable,
  playerId: string,
  currency: string,
  seed: SeedPair,
): Promise<void> {
  await sql`insert into wagering_player
    (player_id, currency, seed_id, server_seed, commitment, client_seed)
    values (${playerId}, ${currency}, ${seed.seedId}, ${seed.serverSeed},
      ${seed.commitment}, ${seed.clientSeed})
    on conflict (player_id) do nothing`.execute(db);
}

/** Keeps the server seed that comes next, or gives the one that is kept. */
export async function keepNextSeed(
  db: Queryable | Tx,
  playerId: string,
  serverSeed: string,
): Promise<string> {
  const kept = await sql<{ next: string }>`update wagering_player
    set next_server_seed = coalesce(next_server_seed, ${serverSeed})
    where player_id = ${playerId} returning next_server_seed as next`.execute(db);
  return kept.rows[0]?.next ?? serverSeed;
}

/** The player's row, locked: stakes of the same player wait until the transaction ends. */
export async function lockPlay(tx: Tx, playerId: string): Promise<PlayerPlay | undefined> {
  const found = await sql<PlayerRow>`select * from wagering_player
    where player_id = ${playerId} for update`.execute(tx);
  return found.rows[0] && playOf(found.rows[0]);
}

/** Puts the next seed pair in place and keeps the old one as revealed. */
export async function replaceSeed(
  tx: Tx,
  play: PlayerPlay,
  next: SeedPair,
  now: number,
): Promise<void> {
  await sql`insert into wagering_revealed_seed
    (player_id, seed_id, server_seed, commitment, client_seed, nonce, revealed_at)
    values (${play.playerId}, ${play.seedId}, ${play.serverSeed}, ${play.commitment},
      ${play.clientSeed}, ${play.nonce}, ${new Date(now)})`.execute(tx);
  await sql`update wagering_player set seed_id = ${next.seedId}, server_seed = ${next.serverSeed},
    commitment = ${next.commitment}, client_seed = ${next.clientSeed}, nonce = 0,
    next_server_seed = null
    where player_id = ${play.playerId}`.execute(tx);
}

/** Whether a round that is drawn from the player's seed is open. */
export async function hasOpenRound(tx: Tx, playerId: string): Promise<boolean> {
  const found = await sql`select 1 from wagering_round
    where player_id = ${playerId} and state = 'open' and vendor is null limit 1`.execute(tx);
  return found.rows.length > 0;
}

export async function writeLimits(
  tx: Tx,
  playerId: string,
  limits: readonly Limit[],
): Promise<void> {
  await sql`update wagering_player set limits = ${printLimits(limits)}::jsonb
    where player_id = ${playerId}`.execute(tx);
}

export interface Pause {
  readonly until: number;
  readonly isExclusion: boolean;
  readonly now: number;
}

/**
 * Starts or lengthens a break or an exclusion; an earlier end never replaces a later one, and an
 * exclusion that is on stays one. Answers with the end of it.
 */
export async function writePause(tx: Tx, playerId: string, pause: Pause): Promise<number> {
  const { until, isExclusion, now } = pause;
  const written = await sql<{ until: Date }>`update wagering_player
    set break_until = greatest(coalesce(break_until, '-infinity'::timestamptz), ${new Date(until)}),
      is_excluded = ${isExclusion} or (is_excluded and break_until > ${new Date(now)})
    where player_id = ${playerId} returning break_until as until`.execute(tx);
  return written.rows[0]?.until.getTime() ?? until;
}

export async function writeCheckMinutes(
  db: Queryable,
  playerId: string,
  minutes: number | null,
): Promise<void> {
  await sql`update wagering_player set check_minutes = ${minutes}
    where player_id = ${playerId}`.execute(db);
}

export async function writeChecked(db: Queryable, playerId: string, now: number): Promise<void> {
  await sql`update wagering_player
    set checked_at = greatest(coalesce(checked_at, '-infinity'::timestamptz), ${new Date(now)})
    where player_id = ${playerId}`.execute(db);
}
