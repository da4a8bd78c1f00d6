// Reads who stood below an agent and when: the tree of today with the moves of the past. An agent
// is shown what a member did in the time in which the member stood below, and no other.
import { demoType } from '@baize/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { deepest } from './team.ts';

export interface Placing {
  readonly agentId: string;
  readonly memberId: string;
}

export interface Placed {
  /** In milliseconds since 1970; -Infinity: since they registered. */
  readonly from: number;
  /** The first moment after it; Infinity: they stand there. */
  readonly until: number;
}

/** Rows `(since, until)`: when a member stood below an agent; always for the agent. */
const spansOf = ({ agentId, memberId }: Placing) => sql`(
    with recursive above (id, since, until, depth) as (
      select ${memberId}::text, '-infinity'::timestamptz, 'infinity'::timestamptz, 0
      union all
      select up.id, greatest(above.since, up.since), least(above.until, up.until), depth + 1
      from above cross join lateral (
        select upline_id as id, coalesce(moved_at, '-infinity') as since,
          'infinity'::timestamptz as until
        from identity_player where id = above.id and upline_id is not null
        union all
        select upline_id, since, until from identity_move
        where member_id = above.id and upline_id is not null
      ) as up where above.id <> ${agentId} and above.depth < ${deepest}
        and greatest(above.since, up.since) < least(above.until, up.until)
    )
    select since, until from above where id = ${agentId}
  )`;

/** In order of time. */
export async function readPlaced(on: Queryable, placing: Placing): Promise<readonly Placed[]> {
  const { rows } = await sql<{ since: number; until: number }>`
    select extract(epoch from since)::float8 as since, extract(epoch from until)::float8 as until
    from ${spansOf(placing)} as span order by since`.execute(on);
  return rows.map(({ since, until }) => ({ from: since * 1000, until: until * 1000 }));
}

/** Those directly below an agent, and those who were until a move. */
const directBelow = (agentId: RawBuilder<unknown>) => sql`
    select id, coalesce(moved_at, '-infinity') as since, 'infinity'::timestamptz as until
    from identity_player where upline_id = ${agentId} and type <> ${demoType}
    union all
    select member_id, since, until from identity_move where upline_id = ${agentId}`;

/**
 * `team (id, line, since, until, depth)`: everybody who stands or stood below the agent, while the
 * agent stood below the caller; `line` is who of them stands directly below the agent. One who left
 * and came back has two rows. To be followed by the rest of the statement.
 */
export const withPlaced = ({ callerId, agentId }: { callerId: string; agentId: string }) =>
  sql`with recursive team (id, line, since, until, depth) as (
    select direct.id, direct.id, greatest(direct.since, span.since),
      least(direct.until, span.until), 1
    from (${directBelow(sql`${agentId}`)}) as direct
    cross join ${spansOf({ agentId: callerId, memberId: agentId })} as span
    where greatest(direct.since, span.since) < least(direct.until, span.until)
    union all
    select below.id, team.line, greatest(team.since, below.since),
      least(team.until, below.until), team.depth + 1
    from team cross join lateral (${directBelow(sql`team.id`)} offset 0) as below
    where team.depth < ${deepest}
      and greatest(team.since, below.since) < least(team.until, below.until)
  )`;
