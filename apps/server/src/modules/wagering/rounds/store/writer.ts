// Writes seeds of one player at a time. Rounds are written by the stake and settle works, in
// batches.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { PlayerPlay } from '../rules/round.ts';
import { playOf, type PlayerRow } from './rows.ts';

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

/** The player's row with its next nonce, which nobody else takes. */
export async function takeNonce(tx: Tx, playerId: string): Promise<PlayerPlay | undefined> {
  const found = await sql<PlayerRow>`update wagering_player set nonce = nonce + 1
    where player_id = ${playerId} returning *`.execute(tx);
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

/** Whether a round that is drawn from this seed is open; slips are drawn from none of a player. */
export async function hasOpenRound(
  tx: Tx,
  { playerId, seedId }: Pick<PlayerPlay, 'playerId' | 'seedId'>,
): Promise<boolean> {
  const found = await sql`select 1 from wagering_round
    where player_id = ${playerId} and state = 'open' and vendor is null and event_id is null
      and seed_id = ${seedId} limit 1`.execute(tx);
  return found.rows.length > 0;
}
