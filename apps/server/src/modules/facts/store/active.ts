// Counts the members of a team who played within days, from days alone: of each day those whose
// last day before lies outside. Windows that are not summed up yet are looked through.
import { dayAt } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { kindsBesidePlay } from '../rules/sums.ts';
import type { Stretch } from '../rules/window.ts';

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
      select count(distinct w.member_id) from facts_window w
      join facts_line_agent c on c.line_id = w.line_id and c.agent_id = ${agentId}
      where w.at >= greatest(${new Date(from)}::timestamptz,
          (select summed_until from facts_mark)) and w.at < ${new Date(until)} and w.times > 0
        and w.kind <> all(${[...kindsBesidePlay]}::text[])
        and not exists (select from facts_played p join facts_line_agent b
          on b.line_id = p.line_id and b.agent_id = ${agentId}
          where p.member_id = w.member_id and p.day >= ${first}::integer)
    ) as members`.execute(on);
  return Number(rows[0]?.members ?? 0n);
}
