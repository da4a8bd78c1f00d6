// How far people who registered by an agent's invitations came: of each link, and of the agent's
// own code. Who was moved since counts where they registered. Deposits and play count as far as
// they were counted below the agent.
import { demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { kindsBesidePlay } from '../rules/sums.ts';
import type { Stretch } from '../rules/window.ts';

export interface Came {
  /** Of the link; empty: by the agent's own code. */
  readonly id: string;
  readonly registered: number;
  readonly deposited: number;
  readonly active: number;
}

/** Members whom the agent registered by hand did not come by an invitation. */
export async function readFunnel(
  on: Queryable,
  { agentId, from, until }: Stretch & { readonly agentId: string },
): Promise<readonly Came[]> {
  const { rows } = await sql<Came>`with came as (
      select p.id, coalesce(p.invitation_id, '') as link from identity_player p
      where (p.invitation_id = any(select i.id from identity_invitation i
          where i.agent_id = ${agentId})
        or p.first_upline_id = ${agentId} and p.invitation_id is null and p.registered_by is null
        -- Of an earlier release, which kept no more than the agent of today.
        or p.upline_id = ${agentId} and p.first_upline_id is null and p.invitation_id is null
          and p.registered_by is null)
        and p.type <> ${demoType}
        and p.registered_at >= ${new Date(from)} and p.registered_at < ${new Date(until)}
    ), figures as (
      select d.member_id, d.kind, d.line_id from came
      join facts_day d on d.member_id = came.id
      union all
      select w.member_id, w.kind, w.line_id from facts_window w
      where w.at >= (select summed_until from facts_mark) and w.member_id in (select id from came)
    ), below as (
      select f.member_id, bool_or(f.kind = 'deposit') as deposited,
        bool_or(f.kind <> all(${[...kindsBesidePlay]}::text[])) as active
      from figures f join facts_line_agent a on a.line_id = f.line_id and a.agent_id = ${agentId}
      group by f.member_id
    )
    select came.link as id, count(*)::integer as registered,
      (count(*) filter (where deposited))::integer as deposited,
      (count(*) filter (where active))::integer as active
    from came left join below on below.member_id = came.id group by came.link`.execute(on);
  return rows;
}

/** The agent's own code; empty: none. */
export async function readCode(on: Queryable, agentId: string): Promise<string> {
  const { rows } = await sql<{ code: string | null }>`select affiliate_code as code
    from identity_player where id = ${agentId}`.execute(on);
  return rows[0]?.code ?? '';
}
