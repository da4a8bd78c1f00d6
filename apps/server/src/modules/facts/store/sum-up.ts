// Sums closed windows up into days of members, and hours and days of teams, each window once.
// Closed windows never change, so counting does not wait for it. A count that is far behind catches
// up hour by hour, each in a transaction of its own.
import { dayAt } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { kindsBesidePlay } from '../rules/sums.ts';
import { hourAt, hourMs } from '../rules/window.ts';
import { readMarks } from './count.ts';

/** More days than this between two days of play are told as so many. */
export const longestGap = 93;

/** Sums the next closed windows up, of one hour at most; false: there are none, or others do it. */
export async function sumNext(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(
    hashtext('facts_mark.summed_until')) as held`.execute(tx);
  if (rows[0]?.held !== true) return false;
  const { summedUntil, closedUntil } = await readMarks(tx);
  if (summedUntil >= closedUntil) return false;
  const day = dayAt(summedUntil);
  const until = Math.min(closedUntil, hourAt(summedUntil) + hourMs);
  await addSums(tx, { day, from: new Date(summedUntil), until: new Date(until) });
  await sql`update facts_mark set summed_until = ${new Date(until)}`.execute(tx);
  return until < closedUntil;
}

interface Closed {
  readonly day: number;
  readonly from: Date;
  readonly until: Date;
}

const figures = sql`times, staked, valid, amount`;
const sums = sql`sum(times)::bigint as times, sum(staked)::bigint as staked,
  sum(valid)::bigint as valid, sum(amount)::bigint as amount`;
const addedTo = sql`do update set times = f.times + excluded.times,
  staked = f.staked + excluded.staked, valid = f.valid + excluded.valid,
  amount = f.amount + excluded.amount`;

async function addSums(tx: Tx, { day, from, until }: Closed): Promise<void> {
  const rows = sql`select * from facts_window where at >= ${from} and at < ${until}`;
  await sql`insert into facts_day as f (day, currency, line_id, member_id, kind, ${figures})
    select ${day}::integer, currency, line_id, member_id, kind, ${sums} from (${rows}) as r
    group by currency, line_id, member_id, kind order by currency, line_id, member_id, kind
    on conflict (day, currency, line_id, member_id, kind) ${addedTo}`.execute(tx);
  await sql`with lines as (
      select date_trunc('hour', at, 'UTC') as hour, currency, line_id, kind, ${sums}
      from (${rows}) as r group by 1, 2, 3, 4
    ), team as materialized (
      select hour, currency, agent_id, kind, ${sums}
      from lines join facts_line on facts_line.id = line_id, unnest(chain) as c(agent_id)
      group by 1, 2, 3, 4
    ), hours as (
      insert into facts_team_hour as f (hour, currency, agent_id, kind, ${figures})
      select hour, currency, agent_id, kind, ${figures} from team
      order by hour, currency, agent_id, kind
      on conflict (hour, currency, agent_id, kind) ${addedTo}
    )
    insert into facts_team_day as f (day, currency, agent_id, kind, ${figures})
    select ${day}::integer, currency, agent_id, kind, ${sums} from team
    group by currency, agent_id, kind order by currency, agent_id, kind
    on conflict (day, currency, agent_id, kind) ${addedTo}`.execute(tx);
  await addActive(tx, { day, from, until });
}

/** Who plays for the first time of a day, by when they had played last below each agent. */
async function addActive(tx: Tx, { day, from, until }: Closed): Promise<void> {
  await sql`with fresh as materialized (
      select distinct w.member_id, w.line_id from facts_window w
      where w.at >= ${from} and w.at < ${until} and w.times > 0
        and w.kind <> all(${[...kindsBesidePlay]})
        and not exists (select from facts_played p where p.member_id = w.member_id
          and p.line_id = w.line_id and p.day >= ${day})
    ), below as (
      select distinct f.member_id, c.agent_id from fresh f
      join facts_line l on l.id = f.line_id, unnest(l.chain) as c(agent_id)
    ), since as (
      select b.agent_id, least(${day}::integer - coalesce(max(p.day) filter (where a.agent_id
        is not null), 0), ${longestGap}::integer) as gap
      from below b left join facts_played p on p.member_id = b.member_id
      left join facts_line_agent a on a.agent_id = b.agent_id and a.line_id = p.line_id
      group by b.agent_id, b.member_id
    ), active as (
      insert into facts_team_active as f (day, agent_id, gap, members)
      select ${day}::integer, agent_id, gap, count(*)::integer from since where gap > 0
      group by agent_id, gap order by agent_id, gap
      on conflict (day, agent_id, gap) do update set members = f.members + excluded.members
    )
    insert into facts_played as p (member_id, line_id, day)
    select member_id, line_id, ${day}::integer from fresh order by member_id, line_id
    on conflict (member_id, line_id) do update set day = excluded.day`.execute(tx);
}
