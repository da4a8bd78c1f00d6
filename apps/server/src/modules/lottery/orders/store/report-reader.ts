// Sums of settled orders by game, issue, agent or day. Rebates are as they were owed when the order
// was placed, so that every line of a report agrees with its orders.
import type { lotteryReportGroups } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import { houseDay, type Queryable } from '../../../../platform/database/index.ts';

export interface ReportSearch {
  readonly by: (typeof lotteryReportGroups)[number];
  readonly gameCode: string | undefined;
  /** Only players directly below. */
  readonly agentId: string | undefined;
  readonly currency: string;
  readonly from: number;
  readonly to: number;
}

export interface ReportRow {
  readonly key: string;
  readonly orders: number;
  readonly players: number;
  readonly stake: Units;
  readonly payout: Units;
  readonly rebate: Units;
  readonly teamRebate: Units;
}

const rowsMost = 1000;

export async function readReport(
  on: Queryable,
  { by, gameCode, agentId, currency, from, to }: ReportSearch,
): Promise<readonly ReportRow[]> {
  // Directly above stood who is second in the line that the order was placed with.
  const agent = sql`coalesce(l.line -> 1 ->> 'id', '')`;
  const key = {
    game: sql`o.game_code`,
    issue: sql`o.game_code || ' ' || o.issue`,
    agent,
    day: houseDay('o.placed_at'),
  }[by];
  const { rows } = await sql<ReportRow>`select ${key}::text as key, count(*)::integer as orders,
      count(distinct o.player_id)::integer as players, sum(o.stake)::bigint as stake,
      sum(o.payout)::bigint as payout, sum(o.rebate)::bigint as rebate,
      sum(o.line_rebate - o.rebate)::bigint as "teamRebate"
    from lottery_order as o join lottery_line as l using (line_id)
    where o.placed_at >= ${new Date(from)} and o.placed_at <= ${new Date(to)}
      and o.state in ('won', 'lost') and o.currency = ${currency}
      and (${gameCode ?? null}::text is null or o.game_code = ${gameCode ?? null})
      and (${agentId ?? null}::text is null or ${agent} = ${agentId ?? null})
    group by 1 order by sum(o.stake) desc, 1 limit ${rowsMost}`.execute(on);
  return rows;
}
