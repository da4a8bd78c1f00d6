// Reads the members of a segment, for messages to many: no segment has demo accounts or accounts
// that may not sign in.
import { agentTypes, demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

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
    where type <> ${demoType} and state = 'active' and ${which} order by id`.execute(on);
  return rows.map(({ id }) => id);
}
