// Reads play of a whole day by line and member, page by page, and play of an agent's direct
// players. A day is whole once sums are made past its end.
import { gameCategories } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface DayPlay {
  readonly lineId: bigint;
  /** The agents above from the root down. */
  readonly chain: readonly string[];
  readonly memberId: string;
  readonly currency: string;
  /** A category of games. */
  readonly kind: string;
  readonly valid: Units;
  /** Without stakes that were given back. */
  readonly paid: Units;
}

export interface DayPlayAsked {
  /** Counted from 1970 in the house's calendar. */
  readonly day: number;
  /** The last of the page before. */
  readonly after: Pick<DayPlay, 'currency' | 'lineId' | 'memberId' | 'kind'> | undefined;
  readonly count: number;
}

export async function readDayPlay(
  on: Queryable | Tx,
  { day, after, count }: DayPlayAsked,
): Promise<readonly DayPlay[]> {
  const rest = after
    ? sql`(currency, line_id, member_id, kind) >
        (${after.currency}, ${after.lineId}::bigint, ${after.memberId}, ${after.kind})`
    : sql`true`;
  const { rows } = await sql<DayPlay>`select page.line_id as "lineId", l.chain,
      page.member_id as "memberId", page.currency, page.kind, page.valid,
      page.amount - (page.staked - page.valid) as paid
    from (select * from facts_day where day = ${day} and kind = any(${[...gameCategories]}::text[])
      and ${rest} order by currency, line_id, member_id, kind limit ${count}) as page
    join facts_line l on l.id = page.line_id
    order by page.currency, page.line_id, page.member_id, page.kind`.execute(on);
  return rows;
}

export interface DirectPlayAsked {
  readonly agentId: string;
  /** The top of the line under which it was counted. */
  readonly rootId: string;
  readonly fromDay: number;
  /** The first day that is not in it. */
  readonly untilDay: number;
  readonly currency: string;
  readonly kinds: readonly string[];
  readonly count: number;
}

export interface DirectPlay {
  readonly memberId: string;
  readonly valid: Units;
  readonly paid: Units;
}

/** Players whose line ended with the agent, those with the most turnover first. */
export async function readDirectPlay(
  on: Queryable,
  { agentId, rootId, fromDay, untilDay, currency, kinds, count }: DirectPlayAsked,
): Promise<readonly DirectPlay[]> {
  const { rows } = await sql<DirectPlay>`with line as (
      select l.id from facts_line_agent a join facts_line l on l.id = a.line_id
      where a.agent_id = ${agentId} and l.chain[1] = ${rootId}
        and l.chain[cardinality(l.chain)] = ${agentId}
    )
    select w.member_id as "memberId", sum(w.valid)::bigint as valid, 
      sum(w.amount - (w.staked - w.valid))::bigint as paid
    from generate_series(${fromDay}::integer, ${untilDay}::integer - 1) as d(day)
    cross join line join facts_day w on w.day = d.day and w.currency = ${currency}
      and w.line_id = line.id
    where w.kind = any(${[...kinds]}::text[])
    group by w.member_id order by 2 desc, 1 limit ${count}`.execute(on);
  return rows;
}
