// Money that came and went, by hour, currency and channel; what the house gave beside play; and
// what the house must keep for its players. A reading of hours costs what moved in them, no more.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface ChannelHour {
  /** Milliseconds since 1970, of the hour's beginning. */
  readonly hour: number;
  readonly currency: string;
  /** Of deposits the provider, of withdrawals the bank, wallet or network. */
  readonly channel: string;
  readonly deposits: number;
  readonly deposited: Units;
  /** Of players who had none before. */
  readonly firstDeposits: number;
  readonly withdrawals: number;
  readonly withdrawn: Units;
}

export interface Hours {
  readonly from: number;
  readonly to: number;
}

type Row<T> = Omit<T, 'hour'> & { readonly hour: Date };
const withHour = <T extends { readonly hour: Date }>(row: T) => ({
  ...row,
  hour: row.hour.getTime(),
});

export async function readChannelHours(
  on: Queryable,
  { from, to }: Hours,
): Promise<readonly ChannelHour[]> {
  const [since, until] = [new Date(from), new Date(to)];
  const { rows } = await sql<Row<ChannelHour>>`select hour, currency, channel,
      sum(deposits)::int as deposits, sum(deposited)::bigint as deposited,
      sum(firsts)::int as "firstDeposits", sum(withdrawals)::int as withdrawals,
      sum(withdrawn)::bigint as withdrawn
    from (
      select date_trunc('hour', d.settled_at, 'UTC') as hour, d.currency, d.provider as channel,
        1 as deposits, d.arrived as deposited,
        case when exists (select from wallet_deposit e where e.player_id = d.player_id
          and e.state = 'success' and (e.settled_at, e.id) < (d.settled_at, d.id))
          then 0 else 1 end as firsts, 0 as withdrawals, 0::bigint as withdrawn
      from wallet_deposit d
      where d.state = 'success' and d.settled_at >= ${since} and d.settled_at < ${until}
      union all
      select date_trunc('hour', paid_at, 'UTC'), currency, bank_code, 0, 0, 0, 1, amount
      from wallet_withdrawal
      where state = 'paid' and paid_at >= ${since} and paid_at < ${until}
    ) as moved group by hour, currency, channel`.execute(on);
  return rows.map(withHour);
}

export interface GivenHour {
  readonly hour: number;
  readonly currency: string;
  /** With pay of agents by contract, as far as the house paid it. */
  readonly rebates: Units;
  /** Corrections in favour of players less those against them. */
  readonly adjusted: Units;
}

// Written out: an index that names these events serves no list of parameters.
const rebateEvents = sql`'lottery-rebate', 'team-rebate', 'category-rebate',
  'category-team-rebate', 'commission-paid', 'dividend-paid', 'salary-paid'`;

/** What an agent paid an agent is in both: together it is nothing. */
export async function readGivenHours(
  on: Queryable,
  { from, to }: Hours,
): Promise<readonly GivenHour[]> {
  const { rows } = await sql<Row<GivenHour>>`select date_trunc('hour', e.at, 'UTC') as hour,
      a.currency,
      coalesce(sum(e.amount) filter (where e.event in (${rebateEvents})), 0)
        ::bigint as rebates,
      coalesce(sum(e.amount) filter (
        where e.event in ('adjustment-credited', 'adjustment-debited')), 0)::bigint as adjusted
    from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'player-cash'
    where e.event in (${rebateEvents}, 'adjustment-credited', 'adjustment-debited')
      and e.at >= ${new Date(from)} and e.at < ${new Date(to)}
    group by 1, 2`.execute(on);
  return rows.map(withHour);
}

export interface ReserveRow {
  readonly currency: string;
  readonly kind: string;
  readonly balance: Units;
}

/** The whole of each kind of account; it reads every account, so it is timed work. */
export async function readReserve(on: Queryable): Promise<readonly ReserveRow[]> {
  const { rows } = await sql<ReserveRow>`select currency, kind, sum(balance)::bigint as balance
    from ledger_account where kind in ('player-cash', 'player-held', 'player-in-play',
      'payout-in-transit', 'return-held', 'vendor-clearing', 'player-debt')
    group by currency, kind order by currency, kind`.execute(on);
  return rows;
}
