// The stored rows that make up a stretch of time: days and hours that are summed up, single
// windows, and windows that are not summed up yet. One statement sees one state of them.
import { sql, type RawBuilder } from 'kysely';
import { piecesOf, windowMs, type Stretch } from '../rules/window.ts';

const figures = sql`times, staked, valid, amount`;
const dates = (moments: readonly number[]) => moments.map((at) => new Date(at));

const summedUntil = sql`(select summed_until from facts_mark)`;

/** Windows of a stretch that no sum has yet. */
export const open = ({
  from,
  until,
}: Stretch) => sql`w.at >= greatest(${new Date(from)}::timestamptz,
    ${summedUntil}) and w.at < ${new Date(until)}`;

const single = (windows: readonly number[]) => sql`w.at = any(${dates(windows)})
  and w.at < ${summedUntil}`;

const windowsOf = (stretch: Stretch, where: RawBuilder<unknown>) => {
  const { windows } = piecesOf(stretch);
  const opened = sql`(${open(stretch)})`;
  return windows.length === 0
    ? sql`${opened} and ${where}`
    : sql`(${opened} or (${single(windows)})) and ${where}`;
};

/**
 * `c (agent_id)`: the agents of each line of a table, which `offset 0` looks up one by one: few
 * lines have figures in the windows of a while, and a team may have many thousands.
 */
export const agentsOfLine = (table: 'w') => sql`cross join lateral (
    select chain from facts_line where id = ${sql.ref(`${table}.line_id`)} offset 0
  ) as l cross join unnest(l.chain) as c(agent_id)`;

export interface RangeAsked extends Stretch {
  readonly currency: string;
}

/** `rows (agent_id, kind, times, staked, valid, amount)` of teams; `among` is after their ids. */
export function teamRows(among: RawBuilder<unknown>, asked: RangeAsked): RawBuilder<unknown> {
  const { days, hours } = piecesOf(asked);
  const { currency } = asked;
  const parts = [
    sql`select c.agent_id, w.kind, ${sums('w')} from (
        select line_id, kind, ${summed} from facts_window w
        where ${windowsOf(asked, sql`w.currency = ${currency}`)} group by line_id, kind
      ) as w ${agentsOfLine('w')} where c.agent_id ${among}
      group by c.agent_id, w.kind`,
  ];
  if (days.length > 0)
    parts.push(sql`select t.agent_id, t.kind, ${figures}
      from unnest(${[...days]}::integer[]) as d(day)
      join facts_team_day t on t.day = d.day and t.currency = ${currency}
        and t.agent_id ${among}`);
  if (hours.length > 0)
    parts.push(sql`select t.agent_id, t.kind, ${figures}
      from unnest(${dates(hours)}::timestamptz[]) as h(hour)
      join facts_team_hour t on t.hour = h.hour and t.currency = ${currency}
        and t.agent_id ${among}`);
  return sql.join(parts, sql` union all `);
}

/**
 * `rows (at, day, line_id, member_id, kind, times, staked, valid, amount)` of members; `where` is
 * about the lines and members of table `w`.
 */
export function memberRows(asked: RangeAsked, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const { days, hours } = piecesOf(asked);
  const { currency } = asked;
  const within = hours.flatMap((hour) =>
    Array.from({ length: 12 }, (_, index) => hour + index * windowMs),
  );
  const { windows } = piecesOf(asked);
  const singles = [...within, ...windows];
  const columns = (day: RawBuilder<unknown>) =>
    sql`${day} as day, w.line_id, w.member_id, w.kind, ${figures}`;
  const dayOf = sql`floor((extract(epoch from w.at) + 28800) / 86400)::integer`;
  const parts = [
    sql`select ${columns(dayOf)} from facts_window w
      where (${open(asked)}) and w.currency = ${currency} and ${where}`,
  ];
  if (singles.length > 0)
    parts.push(sql`select ${columns(dayOf)} from facts_window w
      where ${single(singles)} and w.currency = ${currency} and ${where}`);
  if (days.length > 0)
    parts.push(sql`select ${columns(sql`w.day`)} from facts_day w
      where w.day between ${days[0]} and ${days.at(-1)} and w.currency = ${currency}
        and ${where}`);
  return sql.join(parts, sql` union all `);
}

const summed = sql`sum(times)::bigint as times, sum(staked)::bigint as staked,
  sum(valid)::bigint as valid, sum(amount)::bigint as amount`;
const sums = (of: string) =>
  sql.raw(
    ['times', 'staked', 'valid', 'amount']
      .map((name) => `sum(${of}.${name})::bigint as ${name}`)
      .join(', '),
  );
