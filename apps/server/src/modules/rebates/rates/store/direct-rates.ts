// Rates directly below an agent, read from one index whatever the agent leads: the highest of each
// category, and the taken seats of quotas. The upline of a rate is kept beside it.
import { rebateCategories, type RebateCategory } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { TakenQuota } from '../rules/quotas.ts';
import { readQuotas } from './rates.ts';

export async function readHighestBelow(
  on: Queryable | Tx,
  agentId: string,
): Promise<ReadonlyMap<RebateCategory, number>> {
  const { rows } = await sql<{ category: RebateCategory; rate: number }>`select * from (
      select c.category, (select max(r.rate) from rebate_rate r
        where r.upline_id = ${agentId} and r.category = c.category) as rate
      from unnest(${[...rebateCategories]}::text[]) as c(category)) as highest
    where rate > 0`.execute(on);
  return new Map(rows.map(({ category, rate }) => [category, rate]));
}

/** Quotas of an agent with their taken seats, without that of one member where it is named. */
export async function readTakenQuotas(
  on: Queryable | Tx,
  agentId: string,
  memberId = '',
): Promise<readonly TakenQuota[]> {
  const quotas = await readQuotas(on, agentId);
  if (quotas.length === 0) return [];
  const { rows } = await sql<{ used: number }>`select (select count(*) from rebate_rate r
      where r.upline_id = ${agentId} and r.category = q.category and r.rate >= q.rate
        and r.player_id <> ${memberId})::integer as used
    from unnest(${quotas.map(({ category }) => category)}::text[],
      ${quotas.map(({ rate }) => rate)}::integer[])
      with ordinality as q(category, rate, place) order by place`.execute(on);
  return quotas.map((quota, place) => ({ ...quota, used: rows[place]?.used ?? 0 }));
}

/** The member stands directly below another agent now; empty: at the top. */
export async function writeUpline(tx: Tx, memberId: string, uplineId: string): Promise<void> {
  await sql`update rebate_rate set upline_id = ${uplineId}
    where player_id = ${memberId}`.execute(tx);
}

/** Everybody directly below one agent stands below another now. */
export async function writeUplineOfAll(tx: Tx, agentId: string, uplineId: string): Promise<void> {
  await sql`update rebate_rate set upline_id = ${uplineId}
    where upline_id = ${agentId}`.execute(tx);
}

/** Players whose rates an earlier release wrote. */
export async function readUnplaced(on: Queryable | Tx, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select distinct player_id as id from rebate_rate
    where upline_id is null limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

export interface PlacedRates {
  readonly playerId: string;
  readonly uplineId: string;
}

export async function fillUplines(tx: Tx, placed: readonly PlacedRates[]): Promise<void> {
  await sql`update rebate_rate r set upline_id = n.upline_id
    from unnest(${placed.map(({ playerId }) => playerId)}::text[],
      ${placed.map(({ uplineId }) => uplineId)}::text[]) as n(player_id, upline_id)
    where r.player_id = n.player_id and r.upline_id is null`.execute(tx);
}
