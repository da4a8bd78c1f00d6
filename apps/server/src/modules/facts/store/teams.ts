// Reads what teams came to: sums of many agents at once, and how many of their members were active.
import { sql } from 'kysely';
import {
  textsText,
  wholesText,
  type Queryable,
  type Tx,
} from '../../../platform/database/index.ts';
import type { AgentActiveAsked, TeamWindow, Window } from '../door.ts';
import { kindsBesidePlay, noSums, sumsOf, type KindRow, type Sums } from '../rules/sums.ts';
import { agentsOfLine, memberRows, teamRows } from './ranges.ts';

type Reading = Queryable | Tx;
type SumRow = KindRow & { readonly id: string };

const sums = sql`sum(times)::bigint as times, sum(staked)::bigint as staked,
  sum(valid)::bigint as valid, sum(amount)::bigint as amount`;

export async function readTeams(
  on: Reading,
  agentIds: readonly string[],
  { includeSelf = false, ...window }: TeamWindow,
): Promise<ReadonlyMap<string, Sums>> {
  const among = sql`= any(${[...agentIds]}::text[])`;
  const { rows } = await sql<SumRow>`select agent_id as id, kind, ${sums}
    from (${teamRows(among, window)}) as r group by agent_id, kind`.execute(on);
  const own = includeSelf ? await readOwnRows(on, agentIds, window) : [];
  return byId(agentIds, [...rows, ...own]);
}

/** Of members themselves, under whatever line. */
export const readOwn = async (on: Reading, memberIds: readonly string[], window: Window) =>
  byId(memberIds, await readOwnRows(on, memberIds, window));

async function readOwnRows(on: Reading, memberIds: readonly string[], window: Window) {
  const own = sql`w.member_id = any(${[...memberIds]}::text[])`;
  const { rows } = await sql<SumRow>`select member_id as id, kind, ${sums}
    from (${memberRows(window, own)}) as r group by member_id, kind`.execute(on);
  return rows;
}

function byId(ids: readonly string[], rows: readonly SumRow[]): ReadonlyMap<string, Sums> {
  const found = Map.groupBy(rows, ({ id }) => id);
  return new Map(ids.map((id) => [id, found.has(id) ? sumsOf(found.get(id) ?? []) : noSums]));
}

const play = sql`kind <> all(${[...kindsBesidePlay]}::text[])`;
const turnover = sql`coalesce(sum(valid) filter (where ${play}), 0)`;
const deposited = sql`coalesce(sum(amount) filter (where kind = 'deposit'), 0)`;

const fewAgents = 100;

/** A run asks for so many agents that reading all members is cheaper. */
const membersBelow = (ids: readonly string[]) =>
  ids.length > fewAgents
    ? sql`true`
    : sql`(w.member_id = any(${[...ids]}::text[]) or w.line_id in (
        select line_id from facts_line_agent where agent_id = any(${[...ids]}::text[])))`;

/**
 * Most members stand on one line for the whole window, and count for every agent of it; only those
 * who were moved are summed anew below each agent. Members of a line are counted once for all its
 * agents who ask the same of them.
 */
export async function readActive(
  on: Reading,
  asked: readonly AgentActiveAsked[],
  window: Window,
): Promise<readonly number[]> {
  if (asked.length === 0) return [];
  const below = membersBelow(asked.map(({ agentId }) => agentId));
  const { rows } = await sql<{ members: bigint }>`with asked as materialized (
      select * from unnest(${textsText(asked.map(({ agentId }) => agentId))}::text[],
        ${wholesText(asked.map(({ validMin }) => validMin))}::bigint[],
        ${wholesText(asked.map(({ depositMin }) => depositMin))}::bigint[],
        ${`{${asked.map(({ includeSelf }) => includeSelf === true).join(',')}}`}::boolean[])
        with ordinality as a(agent_id, valid_min, deposit_min, self, place)
    ), figures as materialized (
      select member_id, line_id, ${turnover} as valid, ${deposited} as deposit
      from (${memberRows(window, below)}) as r group by member_id, line_id
    ), moved as materialized (
      select member_id from figures group by member_id having count(*) > 1
    ), line_asked as materialized (
      select w.line_id, a.place, a.valid_min, a.deposit_min
      from (select distinct line_id from figures) as w ${agentsOfLine('w')}
      join asked a on a.agent_id = c.agent_id
    ), line_active as materialized (
      select f.line_id, a.valid_min, a.deposit_min, count(*) as members
      from (select distinct line_id, valid_min, deposit_min from line_asked) as a
      join figures f on f.line_id = a.line_id
        and f.valid >= a.valid_min and f.deposit >= a.deposit_min
      where f.member_id not in (select member_id from moved)
      group by f.line_id, a.valid_min, a.deposit_min
    ), active as (
      select a.place, l.members from line_asked a
      join line_active l using (line_id, valid_min, deposit_min)
      union all
      select a.place, 1 from moved join figures f using (member_id)
      join line_asked a on a.line_id = f.line_id
      group by a.place, a.valid_min, a.deposit_min, f.member_id
      having sum(f.valid) >= a.valid_min and sum(f.deposit) >= a.deposit_min
      union all
      select a.place, 1 from asked a join figures f on f.member_id = a.agent_id
      where a.self group by a.place, a.valid_min, a.deposit_min
      having sum(f.valid) >= a.valid_min and sum(f.deposit) >= a.deposit_min
    )
    select coalesce(sum(active.members), 0)::bigint as members
    from asked left join active using (place) group by place order by place`.execute(on);
  return rows.map(({ members }) => Number(members));
}
