// Reads and writes prize groups and their changes.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

/** Of these players those who were given a group. */
export async function readGroups(
  on: Queryable | Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; group: number }>`select player_id as id,
    prize_group as "group" from lottery_group where player_id = any(${[...playerIds]})`.execute(on);
  return new Map(rows.map(({ id, group }) => [id, group]));
}

/** Changes stand in one line: each is judged by the groups around it. */
export async function lockGroups(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('lottery-groups'))`.execute(tx);
}

export interface GroupChange {
  readonly playerId: string;
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly by: { readonly kind: 'agent' | 'staff'; readonly id: string; readonly name: string };
  readonly reason: string;
}

export async function writeGroup(tx: Tx, change: GroupChange): Promise<void> {
  const { playerId, before, after, by, reason } = change;
  const at = new Date(change.at);
  await sql`insert into lottery_group (player_id, prize_group, set_at)
    values (${playerId}, ${after}, ${at}) on conflict (player_id)
    do update set prize_group = excluded.prize_group, set_at = excluded.set_at`.execute(tx);
  await sql`insert into lottery_group_change (player_id, at, group_before, group_after, by_kind,
      by_id, by_name, reason)
    values (${playerId}, ${at}, ${before}, ${after}, ${by.kind}, ${by.id}, ${by.name},
      ${reason})`.execute(tx);
}

const changesMost = 100;

/** The newest first. */
export async function readChanges(
  on: Queryable,
  playerId: string,
): Promise<readonly Omit<GroupChange, 'playerId'>[]> {
  const { rows } = await sql<{
    at: Date;
    before: number;
    after: number;
    kind: 'agent' | 'staff';
    id: string;
    name: string;
    reason: string;
  }>`select at, group_before as before, group_after as after, by_kind as kind, by_id as id,
      by_name as name, reason
    from lottery_group_change where player_id = ${playerId}
    order by at desc, change_id desc limit ${changesMost}`.execute(on);
  return rows.map(({ at, before, after, kind, id, name, reason }) => ({
    at: at.getTime(),
    before,
    after,
    reason,
    by: {
      kind,
      id,
      name,
    },
  }));
}
