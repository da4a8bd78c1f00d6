// Reads how the sums of a team went over time: by windows, hours or days, with those that are not
// summed up yet.
import { dayAt, startOfDay } from '@baize/money';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Grain, MomentSums, TeamWindow, Window } from '../door.ts';
import { sumsOf, type KindRow } from '../rules/sums.ts';
import { agentsOfLine, open } from './ranges.ts';

type Reading = Queryable | Tx;

const figures = sql`times, staked, valid, amount`;
const sums = sql`sum(times)::bigint as times, sum(staked)::bigint as staked,
  sum(valid)::bigint as valid, sum(amount)::bigint as amount`;
const summedUntil = sql`(select summed_until from facts_mark)`;
const nothing = sql``;

interface SeriesRow extends KindRow {
  readonly at: Date | number;
}

const momentOf = (at: Date | number): number =>
  typeof at === 'number' ? startOfDay(at) : at.getTime();

interface SeriesAsked extends TeamWindow {
  readonly grain: Grain;
}

/** Hours and windows only as far back as they are kept. */
export async function readSeries(
  on: Reading,
  agentId: string,
  asked: SeriesAsked,
): Promise<readonly MomentSums[]> {
  const team = await teamRows(on, agentId, asked);
  const own = asked.includeSelf ? await ownRows(on, agentId, asked) : [];
  const found = Map.groupBy([...team, ...own], ({ at }) => momentOf(at));
  return [...found]
    .map(([at, of]) => ({ at, ...sumsOf(of) }))
    .toSorted((one, other) => one.at - other.at);
}

const placed = {
  window: sql`w.at`,
  hour: sql`date_trunc('hour', w.at, 'UTC')`,
  day: sql`floor((extract(epoch from w.at) + 28800) / 86400)::integer`,
} as const;

const windowsOf = ({ from, until, currency }: Window) => sql`w.at >= ${new Date(from)}
  and w.at < ${new Date(until)} and w.currency = ${currency}`;

const daysOf = ({ from, until, currency }: Window) => sql`day >= ${dayAt(from)}
  and day <= ${dayAt(until - 1)} and currency = ${currency}`;

async function teamRows(on: Reading, agentId: string, asked: SeriesAsked) {
  const { grain, from, until, currency } = asked;
  const kept: Readonly<Record<Grain, RawBuilder<unknown>>> = {
    window: nothing,
    hour: sql`union all select hour, kind, ${figures} from facts_team_hour
      where hour >= ${new Date(from)} and hour < ${new Date(until)} and currency = ${currency}
        and agent_id = ${agentId}`,
    day: sql`union all select day, kind, ${figures} from facts_team_day
      where ${daysOf(asked)} and agent_id = ${agentId}`,
  };
  const windows =
    grain === 'window'
      ? sql`join facts_line_agent c on c.line_id = w.line_id where ${windowsOf(asked)}`
      : sql`${agentsOfLine('w')} where ${open(asked)} and w.currency = ${asked.currency}`;
  const { rows } = await sql<SeriesRow>`select at, kind, ${sums} from (
      select ${placed[grain]} as at, w.kind, w.times, w.staked, w.valid, w.amount
      from facts_window w ${windows} and c.agent_id = ${agentId} ${kept[grain]}
    ) as r group by at, kind`.execute(on);
  return rows;
}

async function ownRows(on: Reading, agentId: string, asked: SeriesAsked) {
  const { grain } = asked;
  const isByDay = grain === 'day';
  const unsummed = isByDay ? sql`and w.at >= ${summedUntil}` : nothing;
  const days = isByDay
    ? sql`union all select day, kind, ${figures} from facts_day
        where ${daysOf(asked)} and member_id = ${agentId}`
    : nothing;
  const { rows } = await sql<SeriesRow>`select at, kind, ${sums} from (
      select ${placed[grain]} as at, w.kind, w.times, w.staked, w.valid, w.amount
      from facts_window w where ${windowsOf(asked)} and w.member_id = ${agentId} ${unsummed}
      ${days}
    ) as r group by at, kind`.execute(on);
  return rows;
}
