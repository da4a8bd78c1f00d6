// Measures how long money needs on its way: the median of the last deposits and withdrawals of
// everybody, so that neither a slow bank nor a quick one decides it alone.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

/** So many of the last ones are looked at, and so many there must be. */
const mostLooked = 1000;
const leastLooked = 20;

export interface TransferTimes {
  /** From the wish to the credit; undefined while there are too few to tell. */
  readonly depositSeconds: number | undefined;
  /** From the wish to the payment. */
  readonly withdrawalSeconds: number | undefined;
}

interface Middle {
  readonly count: number;
  readonly seconds: number | null;
}

const told = ({ count, seconds }: Middle | undefined = { count: 0, seconds: null }) =>
  count < leastLooked || seconds === null ? undefined : seconds;

export async function readTransferTimes(on: Queryable, currency: string): Promise<TransferTimes> {
  const middle = sql`count(*)::int as count,
    percentile_cont(0.5) within group (order by extract(epoch from took))::float8 as seconds`;
  const [deposits, withdrawals] = await Promise.all([
    sql<Middle>`select ${middle} from (
      select settled_at - requested_at as took from wallet_deposit
      where state = 'success' and currency = ${currency}
      order by requested_at desc limit ${mostLooked}
    ) as last`.execute(on),
    sql<Middle>`select ${middle} from (
      select paid_at - requested_at as took from wallet_withdrawal
      where state = 'paid' and currency = ${currency}
      order by requested_at desc limit ${mostLooked}
    ) as last`.execute(on),
  ]);
  return {
    depositSeconds: told(deposits.rows[0]),
    withdrawalSeconds: told(withdrawals.rows[0]),
  };
}
