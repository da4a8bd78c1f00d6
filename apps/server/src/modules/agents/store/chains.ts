// The tree above many members at once: each person of it is read once, over the index of ids, as
// `offset 0` has it.
import { demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { deepest } from './team.ts';

interface Place {
  readonly id: string;
  readonly uplineId: string | null;
}

/** Ids from the top of the tree down to the agent directly above; demo players are left out. */
export async function readChains(
  on: Queryable | Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = [...new Set(memberIds)];
  const { rows } = await sql<Place>`with recursive above (id, upline_id) as (
      select id, upline_id from identity_player
      where id = any(${asked}) and type <> ${demoType}
      union
      select up.id, up.upline_id from above cross join lateral (
        select id, upline_id from identity_player where id = above.upline_id offset 0
      ) as up
    ) select id, upline_id as "uplineId" from above`.execute(on);
  const uplines = new Map(rows.map(({ id, uplineId }) => [id, uplineId]));
  return new Map(
    asked.flatMap((id) => (uplines.has(id) ? [[id, chainAbove(uplines, id)] as const] : [])),
  );
}

function chainAbove(uplines: ReadonlyMap<string, string | null>, id: string): readonly string[] {
  const chain: string[] = [];
  for (let next = uplines.get(id); next && chain.length < deepest; next = uplines.get(next))
    chain.push(next);
  return chain.toReversed();
}
