// Members that joined promotions, each under a version.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Join {
  readonly promotionId: string;
  readonly version: number;
  readonly joinedAt: number;
}

export async function readJoins(
  on: Queryable | Tx,
  playerId: string,
): Promise<ReadonlyMap<string, Join>> {
  const { rows } = await sql<Omit<Join, 'joinedAt'> & { at: Date }>`select
      promotion_id as "promotionId", version, joined_at as at
    from promotions_join where player_id = ${playerId} and left_at is null`.execute(on);
  return new Map(
    rows.map(({ at, ...join }) => [join.promotionId, { ...join, joinedAt: at.getTime() }]),
  );
}

export interface Joining {
  readonly promotionId: string;
  readonly playerId: string;
  readonly version: number;
  readonly now: number;
}

/** Joins again after leaving, from now on. */
export async function writeJoin(tx: Tx, { promotionId, playerId, version, now }: Joining) {
  await sql`insert into promotions_join (promotion_id, player_id, version, joined_at)
    values (${promotionId}, ${playerId}, ${version}, ${new Date(now)})
    on conflict (promotion_id, player_id) do update
      set version = excluded.version, joined_at = excluded.joined_at, left_at = null
      where promotions_join.left_at is not null`.execute(tx);
}

/** False: they had not joined. */
export async function writeLeave(
  tx: Tx,
  { promotionId, playerId, now }: Omit<Joining, 'version'>,
): Promise<boolean> {
  const { rows } = await sql`update promotions_join set left_at = ${new Date(now)}
    where promotion_id = ${promotionId} and player_id = ${playerId} and left_at is null
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** The member leaves all that they joined. */
export async function leaveAll(
  tx: Tx,
  { playerId, now }: Pick<Joining, 'playerId' | 'now'>,
): Promise<void> {
  await sql`update promotions_join set left_at = ${new Date(now)}
    where player_id = ${playerId} and left_at is null`.execute(tx);
}

/** One change of a member's promotions at a time. */
export async function lockMember(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotions ${playerId}`}, 0))`.execute(
    tx,
  );
}
