// Reads what single members of a team came to, as far as it was counted below the agent: pages of
// members, those with the most turnover first, and one member's days.
import { startOfDay } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { MembersAsked, MemberSums, MomentSums, Window } from '../door.ts';
import { kindsBesidePlay, sumsOf, type KindRow } from '../rules/sums.ts';
import { memberRows } from './ranges.ts';

type Reading = Queryable | Tx;

const sums = sql`sum(times)::bigint as times, sum(staked)::bigint as staked,
  sum(valid)::bigint as valid, sum(amount)::bigint as amount`;

const below = (agentId: string, includeSelf: boolean) => {
  const lines = sql`w.line_id in (select line_id from facts_line_agent
    where agent_id = ${agentId})`;
  return includeSelf ? sql`(${lines} or w.member_id = ${agentId})` : lines;
};

interface PageRow extends KindRow {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly total: bigint;
}

export async function readMembers(
  on: Reading,
  agentId: string,
  { name = '', limit, offset, includeSelf = false, ...window }: MembersAsked,
): Promise<{ readonly list: readonly MemberSums[]; readonly total: number }> {
  const like = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<PageRow>`with figures as materialized (
      select member_id, kind, ${sums} from (${memberRows(window, below(agentId, includeSelf))})
        as r group by member_id, kind
    ), members as (
      select member_id, coalesce(sum(valid) filter (
        where kind <> all(${[...kindsBesidePlay]}::text[])), 0) as turnover
      from figures group by member_id
    ), page as materialized (
      select m.member_id, m.turnover, p.username, p.type, count(*) over () as total
      from members m join identity_player p on p.id = m.member_id
      where p.username_key like ${like}
      order by m.turnover desc, p.username_key limit ${limit} offset ${offset}
    )
    select page.member_id as id, username, type, total, f.kind, f.times, f.staked, f.valid, f.amount
    from page join figures f using (member_id)
    order by turnover desc, username, kind`.execute(on);
  const members = Map.groupBy(rows, ({ id }) => id);
  const list = [...members].flatMap(([memberId, of]) => {
    const [first] = of;
    if (!first) return [];
    return [{ memberId, username: first.username, type: first.type, ...sumsOf(of) }];
  });
  const total = Number(rows[0]?.total ?? 0n);
  return { list, total };
}

interface DayRow extends KindRow {
  readonly day: number;
}

export async function readMemberDays(
  on: Reading,
  asked: Window & { readonly memberId: string; readonly agentId: string },
): Promise<readonly MomentSums[]> {
  const { memberId, agentId, ...window } = asked;
  const own = sql`w.member_id = ${memberId}`;
  const where = memberId === agentId ? own : sql`${own} and ${below(agentId, false)}`;
  const { rows } = await sql<DayRow>`select day, kind, ${sums}
    from (${memberRows(window, where)}) as r group by day, kind`.execute(on);
  const days = Map.groupBy(rows, ({ day }) => day);
  return [...days]
    .map(([day, of]) => ({ at: startOfDay(day), ...sumsOf(of) }))
    .toSorted((one, other) => one.at - other.at);
}
