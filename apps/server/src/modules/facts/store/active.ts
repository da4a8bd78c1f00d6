// Counts the members of a team who played within days, from days alone: of each day those whose
// last day before lies outside. Windows that are not summed up yet are looked through.
import { dayAt } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { kindsBesidePlay } from '../rules/sums.ts';
import type { Stretch } from '../rules/window.ts';
import { agentsOfLine } from './ranges.ts';

/** Of whole days. */
export async function countActive(
  on: Queryable,
  { agentId, from, until }: Stretch & { readonly agentId: string },
): Promise<number> {
  const first = dayAt(from);
  const last = dayAt(until - 1);
  const { rows } = await sql<{ members: bigint }>`select (
      select coalesce(sum(t.members), 0) from generate_series(${first}::integer, ${last}::integer)
        as d(day) join facts_team_active t on t.day = d.day and t.agent_id = ${agentId}
          and t.gap > t.day - ${first}::integer
    ) + (
      select count(distinct w.member_id) from (
        select distinct member_id, line_id from facts_window
        where at >= greatest(${new Date(from)}::timestamptz,
            (select summed_until from facts_mark)) and at < ${new Date(until)} and times > 0
          and kind <> all(${[...kindsBesidePlay]}::text[])
      ) as w ${agentsOfLine('w')}
      where c.agent_id = ${agentId}
        and not exists (select from facts_played p join facts_line_agent b
          on b.line_id = p.line_id and b.agent_id = ${agentId}
          where p.member_id = w.member_id and p.day >= ${first}::integer)
    ) as members`.execute(on);
  return Number(rows[0]?.members ?? 0n);
}
