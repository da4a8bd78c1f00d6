// Reads and writes what one player marked and played: favourites and the last launches.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** The newest first. */
export async function readFavourites(on: Queryable, playerId: string): Promise<readonly string[]> {
  const found = await sql<{ nodeId: string }>`select node_id as "nodeId" from catalogue_favourite
    where player_id = ${playerId} order by added_at desc, node_id`.execute(on);
  return found.rows.map(({ nodeId }) => nodeId);
}

/** Gives false when the list holds `most` already. */
export async function addToFavourites(
  tx: Tx,
  mark: { readonly playerId: string; readonly nodeId: string; readonly now: number },
  most: number,
): Promise<boolean> {
  const { playerId, nodeId, now } = mark;
  await sql`select pg_advisory_xact_lock(hashtext('favourites'), hashtext(${playerId}))`.execute(
    tx,
  );
  const kept = await readFavourites(tx, playerId);
  if (kept.includes(nodeId)) return true;
  if (kept.length >= most) return false;
  await sql`insert into catalogue_favourite (player_id, node_id, added_at)
    values (${playerId}, ${nodeId}, ${new Date(now)})`.execute(tx);
  return true;
}

export async function takeOffFavourites(on: Queryable, playerId: string, nodeId: string) {
  await sql`delete from catalogue_favourite
    where player_id = ${playerId} and node_id = ${nodeId}`.execute(on);
}

export interface LastLaunch {
  readonly nodeId: string;
  readonly launchedAt: number;
}

/** The latest first. */
export async function readRecent(
  on: Queryable,
  playerId: string,
  count: number,
): Promise<readonly LastLaunch[]> {
  const found = await sql<{ nodeId: string; launchedAt: Date }>`select node_id as "nodeId",
    launched_at as "launchedAt" from catalogue_recent where player_id = ${playerId}
    order by launched_at desc, node_id limit ${count}`.execute(on);
  return found.rows.map(({ nodeId, launchedAt }) => ({ nodeId, launchedAt: launchedAt.getTime() }));
}

/** By node: how many players opened it since a moment. */
export async function countOpeners(
  on: Queryable,
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ nodeId: string; players: bigint }>`select node_id as "nodeId",
    count(*) as players from catalogue_recent where launched_at >= ${new Date(since)}
    group by node_id`.execute(on);
  return new Map(found.rows.map(({ nodeId, players }) => [nodeId, Number(players)]));
}

/** How many players opened one of these since a moment, each counted once. */
export async function countPlayers(
  on: Queryable,
  nodeIds: readonly string[],
  since: number,
): Promise<number> {
  const found = await sql<{ players: bigint }>`select count(distinct player_id) as players
    from catalogue_recent where launched_at >= ${new Date(since)}
      and node_id = any(${[...nodeIds]})`.execute(on);
  return Number(found.rows[0]?.players ?? 0);
}

/** The game of this category that the player launched last. */
export async function readLatestOf(
  on: Queryable,
  playerId: string,
  category: string,
): Promise<{ readonly nodeId: string; readonly vendor: string } | undefined> {
  const found = await sql<{ nodeId: string; vendor: string }>`select node_id as "nodeId", vendor
    from catalogue_recent join catalogue_game using (node_id)
    where player_id = ${playerId} and category = ${category}
    order by launched_at desc, node_id limit 1`.execute(on);
  return found.rows[0];
}

export async function writeRecent(
  on: Queryable,
  { playerId, nodeId, now }: { playerId: string; nodeId: string; now: number },
): Promise<void> {
  await sql`insert into catalogue_recent (player_id, node_id, launched_at)
    values (${playerId}, ${nodeId}, ${new Date(now)})
    on conflict (player_id, node_id) do update
      set launched_at = greatest(catalogue_recent.launched_at, excluded.launched_at)`.execute(on);
}

export async function forgetRecent(on: Queryable, before: number): Promise<void> {
  await sql`delete from catalogue_recent where launched_at < ${new Date(before)}`.execute(on);
}
