// The figures of a team over days: settled rounds on the day they began, deposits when they were
// credited, withdrawals when they were paid; of each member what fell into the time in which they
// stood below the agent. Each member is looked up over the index of their own
// rounds, so the cost follows the team and the days and not the size of the house. Reads the tables
// of wagering and wallet and writes nothing.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Period } from '../rules/period.ts';
import { wonAmount } from '../../wagering/index.ts';
import { paged } from './paged.ts';
import { withPlaced } from './placed.ts';
import { nameLike, playerOf } from './team.ts';

export interface Sums {
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

export interface TeamSearch extends Period {
  readonly agentId: string;
  readonly currency: string;
}

const played = ({ currency, from, to }: TeamSearch) => sql`cross join lateral (
    select count(*) as rounds, coalesce(sum(stake) filter (where free_id is null), 0) as staked,
      coalesce(sum(${wonAmount}), 0) as paid
    from wagering_round where player_id = team.id and currency = ${currency}
      and state = 'settled' and opened_at between ${new Date(from)} and ${new Date(to)}
      and opened_at >= team.since and opened_at < team.until
  ) as play`;

const moved = ({ currency, from, to }: TeamSearch) => sql`cross join lateral (
    select coalesce(sum(arrived), 0) as deposited from wallet_deposit
    where player_id = team.id and currency = ${currency} and state = 'success'
      and settled_at between ${new Date(from)} and ${new Date(to)}
      and settled_at >= team.since and settled_at < team.until
  ) as deposit cross join lateral (
    select coalesce(sum(amount), 0) as withdrawn from wallet_withdrawal
    where player_id = team.id and currency = ${currency} and state = 'paid'
      and paid_at between ${new Date(from)} and ${new Date(to)}
      and paid_at >= team.since and paid_at < team.until
  ) as withdrawal`;

const sums = sql`sum(play.rounds)::bigint as rounds, sum(play.staked)::bigint as staked,
  sum(play.paid)::bigint as paid, sum(deposit.deposited)::bigint as deposited,
  sum(withdrawal.withdrawn)::bigint as withdrawn`;

export interface TeamFigures extends Sums {
  readonly active: number;
  readonly firstDeposits: number;
}

export interface ListSearch extends TeamSearch {
  /** Whose view it is: the agent, or one above. */
  readonly callerId: string;
  /** A part of the username, as it is compared; empty: everybody. */
  readonly name: string;
  readonly limit: number;
  readonly offset: number;
}

export interface ProfitLine extends Sums {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  /** The member and everybody below who is counted with them. */
  readonly members: number;
}

type Totals = { readonly [K in keyof Sums as `all_${K}`]: bigint };
type PageRow<Row> = Row & Totals & { readonly total: bigint };

type ProfitSearch = ListSearch & { readonly by: 'line' | 'member' };

/** Lines or members whose money moved on these days, those with the most staked first. */
async function pageTeamProfit(on: Queryable, search: ProfitSearch) {
  const key = search.by === 'line' ? sql`team.line` : sql`team.id`;
  const { rows } = await sql<PageRow<ProfitLine>>`${withPlaced(search)},
    summed as (
      select ${key} as id, count(distinct team.id)::int as members, ${sums}
      from team ${played(search)} ${moved(search)} group by 1
    )
    select summed.*, player.username, player.type, count(*) over () as total, ${totals}
    from summed ${playerOf('summed.id')}
    where player.username_key like ${nameLike(search.name)}
      and (rounds > 0 or deposited > 0 or withdrawn > 0)
    order by staked desc, deposited desc, player.username_key
    limit ${search.limit} offset ${search.offset}`.execute(on);
  return pageOf(rows);
}

export const readTeamProfit = (on: Queryable, search: ProfitSearch) =>
  paged(search, (asked) => pageTeamProfit(on, asked));

const totals = sql`(sum(rounds) over ())::bigint as all_rounds,
  (sum(staked) over ())::bigint as all_staked, (sum(paid) over ())::bigint as all_paid,
  (sum(deposited) over ())::bigint as all_deposited,
  (sum(withdrawn) over ())::bigint as all_withdrawn`;

function pageOf<Row>(rows: readonly PageRow<Row>[]) {
  const [first] = rows;
  return {
    list: rows as readonly Row[],
    total: Number(first?.total ?? 0n),
    footer: {
      rounds: first?.all_rounds ?? 0n,
      staked: first?.all_staked ?? 0n,
      paid: first?.all_paid ?? 0n,
      deposited: first?.all_deposited ?? 0n,
      withdrawn: first?.all_withdrawn ?? 0n,
    },
  };
}

export interface BetLine {
  readonly id: string;
  readonly username: string;
  /** Whose game it is; null: ours. */
  readonly vendor: string | null;
  readonly gameCode: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
}

interface BetSearch extends ListSearch {
  /** Empty: any. */
  readonly gameCode: string;
  /** The number of a round or an order; empty: any. */
  readonly orderNum: string;
}

/** Sums by member and game. */
async function pageTeamBets(on: Queryable, search: BetSearch) {
  const { currency, from, to, gameCode, orderNum } = search;
  const { rows } = await sql<PageRow<BetLine>>`${withPlaced(search)}, summed as (
    select player.id, player.username, player.username_key, vendor, "gameCode",
      sum(rounds) as rounds, sum(staked)::bigint as staked, sum(paid)::bigint as paid
    from team ${playerOf('team.id')}
    cross join lateral (
      select vendor, game_code as "gameCode", count(*) as rounds,
        coalesce(sum(stake) filter (where free_id is null), 0)::bigint as staked,
        sum(${wonAmount})::bigint as paid
      from wagering_round where player_id = team.id and currency = ${currency}
        and state = 'settled' and opened_at between ${new Date(from)} and ${new Date(to)}
        and opened_at >= team.since and opened_at < team.until
        and (${gameCode} = '' or game_code = ${gameCode})
        and (${orderNum} = '' or round_id = ${orderNum} or order_id = ${orderNum})
      group by vendor, game_code
    ) as play
    where player.username_key like ${nameLike(search.name)}
    group by 1, 2, 3, 4, 5
    )
    select id, username, vendor, "gameCode", rounds::bigint as rounds, staked, paid,
      count(*) over () as total, (sum(rounds) over ())::bigint as all_rounds,
      (sum(staked) over ())::bigint as all_staked, (sum(paid) over ())::bigint as all_paid,
      0::bigint as all_deposited, 0::bigint as all_withdrawn
    from summed order by staked desc, username_key, vendor nulls first, "gameCode"
    limit ${search.limit} offset ${search.offset}`.execute(on);
  return pageOf(rows);
}

export const readTeamBets = (on: Queryable, search: BetSearch) =>
  paged(search, (asked) => pageTeamBets(on, asked));

export interface MoneyLine {
  readonly id: string;
  readonly playerId: string;
  readonly username: string;
  readonly kind: 'deposit' | 'withdrawal';
  readonly amount: bigint;
  readonly at: Date;
}

/** Deposits credited and withdrawals paid, the newest first. */
async function pageTeamMoney(on: Queryable, search: ListSearch) {
  const { currency, from, to } = search;
  const days = [new Date(from), new Date(to)] as const;
  const { rows } = await sql<PageRow<MoneyLine>>`${withPlaced(search)}
    select line.id, player.id as "playerId", player.username, kind, amount, at,
      count(*) over () as total, 0::bigint as all_rounds, 0::bigint as all_staked,
      0::bigint as all_paid,
      (coalesce(sum(amount) filter (where kind = 'deposit') over (), 0))::bigint as all_deposited,
      (coalesce(sum(amount) filter (where kind = 'withdrawal') over (), 0))::bigint
        as all_withdrawn
    from team ${playerOf('team.id')}
    cross join lateral (
      select id, 'deposit' as kind, arrived as amount, settled_at as at from wallet_deposit
      where player_id = team.id and currency = ${currency} and state = 'success'
        and settled_at between ${days[0]} and ${days[1]}
        and settled_at >= team.since and settled_at < team.until
      union all
      select id, 'withdrawal', amount, paid_at from wallet_withdrawal
      where player_id = team.id and currency = ${currency} and state = 'paid'
        and paid_at between ${days[0]} and ${days[1]}
        and paid_at >= team.since and paid_at < team.until
    ) as line
    where player.username_key like ${nameLike(search.name)}
    order by at desc, line.id limit ${search.limit} offset ${search.offset}`.execute(on);
  return pageOf(rows);
}

export const readTeamMoney = (on: Queryable, search: ListSearch) =>
  paged(search, (asked) => pageTeamMoney(on, asked));
