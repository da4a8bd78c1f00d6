// Openings of invitations: one for each address and day. Of an address only a digest is kept, and
// that until the day after.
import { dayAt } from '@baize/money';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface Opening {
  readonly agentId: string;
  /** Empty: the agent's own code. */
  readonly invitationId: string;
  readonly address: string;
  readonly at: number;
}

export async function countOpening(on: Queryable, opening: Opening): Promise<void> {
  const { agentId, invitationId, address, at } = opening;
  const day = dayAt(at);
  const digest = createHash('sha256')
    .update([address, agentId, invitationId, day].join(' '))
    .digest('base64url')
    .slice(0, 24);
  await sql`with seen as (
      insert into identity_opening_seen (day, digest) values (${day}, ${digest})
      on conflict do nothing returning day
    )
    insert into identity_opening as o (agent_id, invitation_id, day, times)
    select ${agentId}, ${invitationId}, day, 1 from seen
    on conflict (agent_id, invitation_id, day) do update set times = o.times + 1`.execute(on);
}

export interface OpeningSearch {
  readonly agentId: string;
  readonly from: number;
  readonly until: number;
}

/** By invitation; the agent's own code has an empty id. */
export async function readOpenings(
  on: Queryable,
  { agentId, from, until }: OpeningSearch,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; times: bigint }>`select invitation_id as id,
      sum(times) as times from identity_opening
    where agent_id = ${agentId} and day >= ${dayAt(from)} and day <= ${dayAt(until - 1)}
    group by invitation_id`.execute(on);
  return new Map(rows.map(({ id, times }) => [id, Number(times)]));
}

export async function forgetSeenOpenings(on: Queryable, now: number): Promise<void> {
  await sql`delete from identity_opening_seen where day < ${dayAt(now) - 1}`.execute(on);
}
