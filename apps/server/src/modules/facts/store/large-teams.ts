// Counts the members and balances of large teams, all in one walk: members by the agent directly
// above, these sums up the tree. Smaller teams are read as they are.
import { agentTypes, demoType } from '@baize/contract';
import { dayAt, startOfDay, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** A team of more members than this is large. */
export const largeTeam = 500;

export async function countLargeTeams(
  tx: Tx,
  { currency, now, least = largeTeam }: LargeAsked,
): Promise<void> {
  const day = dayAt(now);
  const newSince = (days: number) =>
    sql`count(*) filter (where p.registered_at >= ${new Date(startOfDay(day - days))})`;
  // Two processes would write the same teams.
  await sql`select pg_advisory_xact_lock(hashtext('facts_large_team'))`.execute(tx);
  await sql`delete from facts_large_team where currency = ${currency}`.execute(tx);
  await sql`with recursive purses as materialized (
      select owner, sum(balance) as balance from ledger_account
      where kind like 'player-%' and currency = ${currency} group by owner
    ), own as materialized (
      select p.upline_id as agent_id, count(*) as members,
        count(*) filter (where p.type = any(${[...agentTypes]})) as agents,
        coalesce(sum(purses.balance), 0) as balance, ${newSince(0)} as today,
        ${newSince(6)} as week, ${newSince(29)} as month
      from identity_player p left join purses on purses.owner = p.id
      where p.upline_id is not null and p.type <> ${demoType} group by p.upline_id
    ), heads as materialized (
      select p.id, p.upline_id from own join identity_player p on p.id = own.agent_id
      where p.upline_id is not null
    ), above (agent_id, up) as (
      select agent_id, agent_id from own
      union
      select a.agent_id, heads.upline_id from above a join heads on heads.id = a.up
    )
    insert into facts_large_team (agent_id, currency, members, agents, direct, balance, new_today,
      new_in_7_days, new_in_30_days, day)
    select a.up, ${currency}, sum(o.members), sum(o.agents),
      coalesce(max(o.members) filter (where o.agent_id = a.up), 0), sum(o.balance), sum(o.today),
      sum(o.week), sum(o.month), ${day}::integer
    from above a join own o on o.agent_id = a.agent_id
    group by a.up having sum(o.members) > ${least}::integer`.execute(tx);
}

interface LargeAsked {
  readonly currency: string;
  readonly now: number;
  readonly least?: number;
}

export interface LargeTeam {
  readonly size: number;
  readonly agents: number;
  readonly direct: number;
  readonly sinceFirst: number;
  readonly sinceSecond: number;
  readonly sinceThird: number;
  readonly balance: Units;
}

/** As they were counted today; who is missing has no large team. */
export async function readLargeTeams(
  on: Queryable,
  { agentIds, currency, now }: LargeTeamsAsked,
): Promise<ReadonlyMap<string, LargeTeam>> {
  const { rows } = await sql<LargeTeam & { readonly id: string }>`select agent_id as id,
      members as size, agents, direct, balance, new_today as "sinceFirst",
      new_in_7_days as "sinceSecond", new_in_30_days as "sinceThird"
    from facts_large_team where agent_id = any(${[...agentIds]}::text[])
      and currency = ${currency} and day = ${dayAt(now)}`.execute(on);
  return new Map(rows.map(({ id, ...team }) => [id, team]));
}

export interface LargeTeamsAsked {
  readonly agentIds: readonly string[];
  readonly currency: string;
  readonly now: number;
}
