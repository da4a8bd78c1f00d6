// One page of a player's rounds, newest first, with the columns of a list alone. A page costs the
// same however long the record is: where a filter fits few rounds, so many are looked through, then
// the page ends early and says where to go on. Of a free round the player staked nothing.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { FreeRound } from '../../rounds/rules/round.ts';
import { wonAmount } from '../../rounds/store/free-rounds.ts';
import { fitting, type RoundFilter } from './round-sums.ts';

export interface Bet {
  readonly roundId: string;
  readonly vendor: string | null;
  /** Of ours. */
  readonly family: string | null;
  readonly gameCode: string;
  readonly state: 'open' | 'settled' | 'void';
  readonly stake: bigint;
  readonly payout: bigint;
  readonly jackpotWon: bigint;
  readonly openedAt: number;
  readonly settledAt: number | null;
  readonly eventId: string | null;
  readonly orderId: string | null;
  /** The house paid the stake. */
  readonly free: FreeRound['kind'] | null;
  /** What the vendor calls it. */
  readonly vendorRound: string | null;
}

export interface BetFilter extends RoundFilter {
  readonly minStake?: bigint | undefined;
  readonly maxStake?: bigint | undefined;
}

export interface BetPlace {
  readonly openedAt: number;
  readonly roundId: string;
}

export interface BetSearch extends BetFilter {
  readonly cursor?: BetPlace | undefined;
  readonly skip: number;
  readonly count: number;
}

interface BetRow {
  readonly round_id: string;
  readonly vendor: string | null;
  readonly family: string;
  readonly game_code: string;
  readonly state: Bet['state'];
  readonly stake: bigint;
  readonly payout: bigint;
  readonly jackpot_won: bigint;
  readonly opened_at: Date;
  readonly settled_at: Date | null;
  readonly event_id: string | null;
  readonly order_id: string | null;
  readonly free: Bet['free'];
  readonly vendor_round: string | null;
}

/** So many rounds are looked through for one page. */
const lookedMost = 20_000;

const columns = sql`round_id, vendor, family, game_code, state, ${wonAmount} as payout, jackpot_won,
  case when free_id is null then stake else 0 end as stake,
  case when free_id is not null then coalesce(free_kind, 'rounds') end as free,
  opened_at, settled_at, event_id, order_id, currency, player_id`;

export interface BetPage {
  readonly bets: readonly Bet[];
  readonly next: BetPlace | undefined;
}

export async function readBets(on: Queryable, search: BetSearch): Promise<BetPage> {
  const { skip, count } = search;
  const most = isNarrow(search) ? sql`limit ${lookedMost}` : sql``;
  const { rows } = await sql<BetRow>`select found.*, named.round as vendor_round from (
      select * from (
        select ${columns} from wagering_round where ${within(search)} ${newest} ${most}
      ) as looked where ${fittingBets(search)} ${newest} limit ${count + 1} offset ${skip}
    ) as found left join lateral (
      select round from wagering_vendor_entry as e where found.vendor is not null
        and e.player_id = found.player_id and e.round_id = found.round_id
        and e.at between found.opened_at and found.opened_at + interval '5 seconds' limit 1
    ) as named on true ${newest}`.execute(on);
  const bets = rows.slice(0, count).map(betOf);
  if (rows.length > count) return { bets, next: bets.at(-1) };
  return { bets, next: isNarrow(search) ? await lastLooked(on, search) : undefined };
}

const newest = sql`order by opened_at desc, round_id`;

async function lastLooked(on: Queryable, search: BetSearch): Promise<BetPlace | undefined> {
  const { rows } = await sql<Pick<BetRow, 'round_id' | 'opened_at'>>`
    select round_id, opened_at from wagering_round where ${within(search)}
    ${newest} offset ${lookedMost - 1} limit 1`.execute(on);
  return rows.map((row) => ({ roundId: row.round_id, openedAt: row.opened_at.getTime() }))[0];
}

/** Whether rounds must be looked through for those that fit; open ones have an index. */
function isNarrow({ own, vendor, gameCode, games, state, ...stakes }: BetFilter): boolean {
  const named = [vendor, gameCode, games, stakes.minStake, stakes.maxStake];
  const isClosed = state !== undefined && state !== 'open';
  return own === true || isClosed || named.some((one) => one !== undefined);
}

function within({ playerId, from, to, cursor, state }: BetSearch) {
  return sql`player_id = ${playerId} ${state === 'open' ? sql`and state = 'open'` : sql``}
    ${from === undefined ? sql`` : sql`and opened_at >= ${new Date(from)}`}
    ${to === undefined ? sql`` : sql`and opened_at <= ${new Date(to)}`}
    ${
      cursor === undefined
        ? sql``
        : sql`and opened_at <= ${new Date(cursor.openedAt)}
          and (opened_at < ${new Date(cursor.openedAt)} or round_id > ${cursor.roundId})`
    }`;
}

const fittingBets = (filter: BetFilter) => sql`${fitting(filter, sql`coalesce(vendor, '')`)}
  ${filter.minStake === undefined ? sql`` : sql`and stake >= ${filter.minStake}`}
  ${filter.maxStake === undefined ? sql`` : sql`and stake <= ${filter.maxStake}`}`;

const betOf = (row: BetRow): Bet => ({
  roundId: row.round_id,
  vendor: row.vendor,
  family: row.vendor === null ? row.family : null,
  gameCode: row.game_code,
  state: row.state,
  stake: row.stake,
  payout: row.payout,
  jackpotWon: row.jackpot_won,
  openedAt: row.opened_at.getTime(),
  settledAt: row.settled_at?.getTime() ?? null,
  eventId: row.event_id,
  orderId: row.order_id,
  free: row.free,
  vendorRound: row.vendor_round,
});

export interface BetSum {
  readonly rounds: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly net: bigint;
  readonly whole: boolean;
}

/** Sums by stake are read round by round, so many of the newest at most. */
export async function sumNarrowBets(on: Queryable, filter: BetFilter): Promise<BetSum> {
  const search = { ...filter, skip: 0, count: 0 };
  const { rows } = await sql<Omit<BetSum, 'rounds' | 'whole'> & { rounds: bigint; looked: bigint }>`
    with looked as materialized (
      select ${columns} from wagering_round where ${within(search)} ${newest}
      limit ${lookedMost + 1}
    )
    select count(*) as rounds, (select count(*) from looked) as looked,
      coalesce(sum(stake) filter (where state <> 'void'), 0)::bigint as stake,
      coalesce(sum(payout), 0)::bigint as payout,
      coalesce(sum(payout - stake) filter (where state = 'settled'), 0)::bigint as net
    from looked where ${fittingBets(filter)}`.execute(on);
  const [sum] = rows;
  if (!sum) return { rounds: 0, stake: 0n, payout: 0n, net: 0n, whole: true };
  const { looked, rounds, ...sums } = sum;
  return { ...sums, rounds: Number(rounds), whole: Number(looked) <= lookedMost };
}
