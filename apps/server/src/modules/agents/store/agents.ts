// Members as staff see them in the tree: where one stands, and everybody who leads a team.
import { demoType, type MemberState } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { paged } from './paged.ts';
import { nameLike } from './team.ts';

export interface Standing {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly registeredAt: Date;
  readonly seenAt: Date | null;
}

interface Place extends Standing {
  readonly code: string;
  /** Null: no agent now. */
  readonly since: Date | null;
}

const columns = sql`player.id, player.username, player.type, player.state,
  player.registered_at as "registeredAt", player.last_login_at as "seenAt",
  coalesce(player.affiliate_code, '') as code, player.agent_since as since`;

/** Undefined: there is no such member. */
export async function readStanding(on: Queryable, memberId: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select ${columns} from identity_player player
    where player.id = ${memberId} and player.type <> ${demoType}`.execute(on);
  return rows[0];
}

/** Agents whose account is closed: none but of an earlier version. */
export async function readClosedAgents(on: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`select id from identity_player
    where agent_since is not null and state = 'closed' and type <> 0
    order by id limit ${limit}`.execute(on);
  return rows.map(({ id }) => id);
}

export interface AgentSearch {
  /** A part of the username, as it is compared; empty: everybody. */
  readonly name: string;
  /** The whole username of the agent above; empty for any agent. */
  readonly upline: string;
  /** Empty: any. */
  readonly type: string;
  readonly state: string;
  readonly limit: number;
  readonly offset: number;
}

export interface AgentLine extends Place {
  readonly since: Date;
  readonly uplineId: string | null;
  readonly uplineName: string | null;
}

async function pageAgents(on: Queryable, search: AgentSearch) {
  const { name, upline, type, state, limit, offset } = search;
  const { rows } = await sql<AgentLine & { readonly total: bigint }>`
    select ${columns}, player.upline_id as "uplineId", above.username as "uplineName",
      count(*) over () as total
    from identity_player player left join identity_player above on above.id = player.upline_id
    where player.agent_since is not null
      and player.username_key like ${nameLike(name)}
      and (${upline} = '' or above.username_key = ${upline})
      and (${type} = '' or player.type::text = ${type})
      and (${state} = '' or player.state = ${state})
    order by player.agent_since desc, player.id limit ${limit} offset ${offset}`.execute(on);
  return { total: Number(rows[0]?.total ?? 0), list: rows };
}

export const readAgents = (on: Queryable, search: AgentSearch) =>
  paged(search, (asked) => pageAgents(on, asked));
