// Members directly below somebody: their ids, and pages of them by name.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { nameLike, type Step } from './team.ts';

export async function readDirectIds(on: Queryable | Tx, agentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from identity_player
    where upline_id = ${agentId} and type <> 4`.execute(on);
  return rows.map(({ id }) => id);
}

/** Agents directly below another, or at the top of the tree; at most so many. */
export async function readAgentsUnder(
  on: Queryable,
  uplineId: string | null,
  most: number,
): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`select id, username from identity_player
    where agent_since is not null and type <> 4 and upline_id is not distinct from ${uplineId}
    order by username_key, id limit ${most}`.execute(on);
  return rows;
}

/** Those of these who are agents at the top of the tree. */
export async function readAtTop(
  on: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from identity_player
    where id = any(${[...ids]}::text[]) and agent_since is not null and type <> 4
      and upline_id is null`.execute(on);
  return new Set(rows.map(({ id }) => id));
}

export interface DirectSearch {
  readonly agentId: string;
  /** A part of the username, as it is compared. */
  readonly name: string;
  readonly limit: number;
  readonly offset: number;
}

export async function readDirect(
  on: Queryable,
  { agentId, name, limit, offset }: DirectSearch,
): Promise<{ readonly list: readonly Step[]; readonly total: number }> {
  const where = sql`upline_id = ${agentId} and type <> 4 and username_key like ${nameLike(name)}`;
  const { rows } = await sql<Step>`select id, username from identity_player where ${where}
    order by username_key, id limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total from identity_player
    where ${where}`.execute(on);
  return { list: rows, total: Number(counted.rows[0]?.total ?? 0n) };
}
