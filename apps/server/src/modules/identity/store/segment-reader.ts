// The members of a segment, for whoever writes to many: demo accounts and those who may not sign in
// any more belong to none.
import { agentTypes } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export type Segment = 'everyone' | 'agents' | 'new' | 'idle';

const monthMs = 30 * 24 * 3_600_000;

/** `new`: registered in the last thirty days; `idle`: not signed in for as long. */
export async function readSegment(
  on: Queryable,
  segment: Segment,
  now: number,
): Promise<readonly string[]> {
  const since = new Date(now - monthMs);
  const which = {
    everyone: sql`true`,
    agents: sql`type = any(${agentTypes})`,
    new: sql`registered_at >= ${since}`,
    idle: sql`coalesce(last_login_at, registered_at) < ${since}`,
  }[segment];
  const { rows } = await sql<{ id: string }>`select id from identity_player
    where type <> 4 and state = 'active' and ${which} order by id`.execute(on);
  return rows.map(({ id }) => id);
}
