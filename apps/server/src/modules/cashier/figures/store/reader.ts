// Reads the facts of hours: spans of the dashboard, and days of the money report. A reading of so
// many days is so many rows, whatever was played.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import { houseDay, type Queryable } from '../../../../platform/database/index.ts';
import type { HourFacts } from '../rules/spans.ts';

export interface FactsSearch {
  readonly currency: string;
  readonly from: number;
  readonly to: number;
}

export async function readHours(
  on: Queryable,
  { currency, from, to }: FactsSearch,
): Promise<readonly HourFacts[]> {
  const within = sql`hour >= ${new Date(from)} and hour < ${new Date(to)}`;
  const { rows } = await sql<Omit<HourFacts, 'hour'> & { hour: Date }>`select hour,
      sum(staked)::bigint as staked, sum(paid)::bigint as paid, sum(active)::int as active,
      sum(active_first)::int as "activeFirst", sum(deposits)::int as deposits,
      sum(deposited)::bigint as deposited, sum(first_deposits)::int as "firstDeposits",
      sum(withdrawals)::int as withdrawals, sum(withdrawn)::bigint as withdrawn,
      sum(rebates)::bigint as rebates, sum(adjusted)::bigint as adjusted,
      sum(registered)::int as registered
    from (
      select hour, staked, paid, active, active_first, 0 as deposits, 0 as deposited,
        0 as first_deposits, 0 as withdrawals, 0 as withdrawn, 0 as rebates, 0 as adjusted,
        0 as registered
      from cashier_play_hour where currency = ${currency} and ${within}
      union all
      select hour, 0, 0, 0, 0, deposits, deposited, first_deposits, withdrawals, withdrawn, 0, 0, 0
      from cashier_money_hour where currency = ${currency} and ${within}
      union all
      select hour, 0, 0, 0, 0, 0, 0, 0, 0, 0, rebates, adjusted, 0
      from cashier_given_hour where currency = ${currency} and ${within}
      union all
      select hour, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, registered
      from cashier_member_hour where ${within}
    ) as facts group by hour order by hour`.execute(on);
  return rows.map((row) => ({ ...row, hour: row.hour.getTime() }));
}

export interface MoneyDayRow {
  readonly day: string;
  readonly currency: string;
  readonly channel: string;
  readonly deposits: number;
  readonly deposited: Units;
  readonly withdrawals: number;
  readonly withdrawn: Units;
}

export interface MoneySearch {
  readonly from: number;
  readonly to: number;
  readonly currency: string | undefined;
}

export async function readMoneyDays(
  on: Queryable,
  { from, to, currency }: MoneySearch,
): Promise<readonly MoneyDayRow[]> {
  const { rows } = await sql<MoneyDayRow>`select ${houseDay('hour')} as day, currency, channel,
      sum(deposits)::int as deposits, sum(deposited)::bigint as deposited,
      sum(withdrawals)::int as withdrawals, sum(withdrawn)::bigint as withdrawn
    from cashier_money_hour where hour >= ${new Date(from)} and hour < ${new Date(to)}
      ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(on);
  return rows;
}
