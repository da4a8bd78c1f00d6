// Deposits that were credited and withdrawals that were paid, summed by the house's day.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import { houseDay, type Queryable } from '../../../../platform/database/index.ts';

export interface MoneyDaysSearch {
  readonly playerId: string;
  readonly currency: string;
  readonly from: number;
  readonly to: number;
}

export interface MoneyDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly deposited: Units;
  readonly withdrawn: Units;
}

export async function readMoneyDays(
  on: Queryable,
  { playerId, currency, from, to }: MoneyDaysSearch,
): Promise<readonly MoneyDay[]> {
  const [since, until] = [new Date(from), new Date(to)];
  const { rows } = await sql<MoneyDay>`select day, sum(deposited)::bigint as deposited,
      sum(withdrawn)::bigint as withdrawn
    from (
      select ${houseDay('settled_at')} as day,
        arrived - reversed as deposited, 0::bigint as withdrawn
      from wallet_deposit where state = 'success' and player_id = ${playerId}
        and currency = ${currency} and settled_at between ${since} and ${until}
      union all
      select ${houseDay('paid_at')}, 0, amount
      from wallet_withdrawal where state = 'paid' and player_id = ${playerId}
        and currency = ${currency} and paid_at between ${since} and ${until}
    ) as moved group by day order by day desc`.execute(on);
  return rows;
}
