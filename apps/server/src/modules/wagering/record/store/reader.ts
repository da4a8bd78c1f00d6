// Reads lists of rounds, and sums over them; writes nothing.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { Round } from '../../rounds/rules/round.ts';
import { roundOf, type RoundRow } from '../../rounds/store/rows.ts';
import { wonAmount } from '../../rounds/store/free-rounds.ts';
import { lastMoment } from '../rules/record-days.ts';
import { fitting, openedWithin, sumRounds, type RoundFilter } from './round-sums.ts';

export interface RoundSearch extends RoundFilter {
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface RoundPage {
  readonly rounds: readonly Round[];
  readonly total: number;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Of settled rounds: what lies in play is neither won nor lost. */
  readonly net: bigint;
  /** The highest payout. */
  readonly best: bigint;
}

/** Pages by number end here; what is older is found by its dates. */
const numberedMost = 10_000;

/** One page of a player's rounds, newest first, with the sums of all that fit. */
export async function readRounds(db: Queryable, search: RoundSearch): Promise<RoundPage> {
  const { pageNo, pageSize, from, to } = search;
  const skip = (pageNo - 1) * pageSize;
  const page = sql<RoundRow>`select * from wagering_round
    where ${fitting(search, sql`coalesce(vendor, '')`)}
      and opened_at >= ${new Date(from ?? 0)} and opened_at <= ${new Date(to ?? lastMoment)}
    order by opened_at desc, round_id limit ${pageSize} offset ${skip}`;
  const [found, { rounds: total, ...sums }] = await Promise.all([
    skip + pageSize > numberedMost ? undefined : page.execute(db),
    sumRounds(db, search),
  ]);
  return { ...sums, total, rounds: found?.rows.map(roundOf) ?? [] };
}

export interface OpenGame {
  readonly vendor: string | null;
  readonly gameCode: string;
}

/** The games in which a player has something open. */
export async function readOpenGames(
  db: Queryable,
  playerId: string,
  currency: string,
): Promise<readonly OpenGame[]> {
  const { rows } = await sql<OpenGame>`select distinct vendor, game_code as "gameCode"
    from wagering_round
    where player_id = ${playerId} and state = 'open' and currency = ${currency}`.execute(db);
  return rows;
}

/** What a player staked and was paid of their own money since `since` (ms since 1970). */
export async function readSums(
  db: Queryable,
  ...asked: Parameters<typeof sumsSince>
): Promise<Sums> {
  const found = await sumsSince(...asked).execute(db);
  return found.rows[0] ?? { staked: 0n, paid: 0n };
}

export interface Sums {
  readonly staked: bigint;
  readonly paid: bigint;
}

export const sumsSince = (playerId: string, currency: string, since: number) => sql<Sums>`select
    coalesce(sum(stake) filter (where state <> 'void' and free_id is null), 0)::bigint as staked,
    coalesce(sum(${wonAmount}) filter (where free_pays is distinct from 'bonus'), 0)::bigint as paid
  from wagering_round
  where player_id = ${playerId} and currency = ${currency}
    and ${openedWithin({ from: since, to: lastMoment })}`;

/** The stakes and payouts of all players since `since`, in one currency. */
export async function readHouseSums(
  db: Queryable,
  currency: string,
  since: number,
): Promise<{ readonly staked: bigint; readonly paid: bigint }> {
  const found = await sql<{ staked: bigint; paid: bigint }>`select
    coalesce(sum(stake) filter (where state <> 'void'), 0)::bigint as staked,
    coalesce(sum(payout), 0)::bigint as paid from wagering_round
    where currency = ${currency} and opened_at >= ${new Date(since)}`.execute(db);
  return found.rows[0] ?? { staked: 0n, paid: 0n };
}

/** The contributions of all rounds to the jackpot. */
export async function readJackpotFed(db: Queryable, currency: string): Promise<bigint> {
  const found = await sql<{ fed: bigint }>`select coalesce(sum(jackpot_fed), 0)::bigint as fed
    from wagering_round where currency = ${currency}`.execute(db);
  return found.rows[0]?.fed ?? 0n;
}

export interface WinnerRow {
  readonly playerId: string;
  readonly vendor: string | null;
  readonly gameCode: string;
  readonly payout: bigint;
  readonly settledAt: number;
}

/**
 * The highest payouts since `since`, one a player, play money left out.
 */
export async function readTopWinners(
  db: Queryable,
  currency: string,
  since: number,
  count: number,
): Promise<readonly WinnerRow[]> {
  const found = await sql<{
    player_id: string;
    vendor: string | null;
    game_code: string;
    payout: bigint;
    settled_at: Date;
  }>`
    select * from (select distinct on (player_id) player_id, vendor, game_code,
        ${wonAmount} as payout, settled_at
      from wagering_round where payout > stake and currency = ${currency}
        and settled_at >= ${new Date(since)} order by player_id, 4 desc) as best
    order by payout desc limit ${count}`.execute(db);
  return found.rows.map((row) => ({
    playerId: row.player_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    payout: row.payout,
    settledAt: row.settled_at.getTime(),
  }));
}
