// Sums of counted hours.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { HourPlay } from './count-hours.ts';

export interface HoursSearch {
  readonly playerId: string;
  readonly currency: string;
  /** Milliseconds since 1970; the hours that begin in `[from, until)`. */
  readonly from: number;
  readonly until: number;
}

export interface PlayersSearch {
  readonly currency: string;
  readonly from: number;
  readonly until: number;
  readonly after: string;
  readonly count: number;
}

/** Who had rounds settled in these hours, some at a time in the order of their ids. */
export async function readPlayers(
  on: Queryable | Tx,
  { currency, from, until, after, count }: PlayersSearch,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select distinct player_id as id from wagering_hour
    where currency = ${currency} and hour >= ${new Date(from)} and hour < ${new Date(until)}
      and player_id > ${after}
    order by player_id limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

export type GamePlay = Pick<
  HourPlay,
  'vendor' | 'gameCode' | 'rounds' | 'staked' | 'valid' | 'paid'
>;

/** What a member's settled rounds of these hours came to, by game. */
export async function readHours(
  on: Queryable | Tx,
  { playerId, currency, from, until }: HoursSearch,
): Promise<readonly GamePlay[]> {
  const { rows } = await sql<Omit<GamePlay, 'rounds'> & { rounds: bigint }>`select vendor,
      game_code as "gameCode", sum(rounds)::bigint as rounds, sum(staked)::bigint as staked,
      sum(valid)::bigint as valid, sum(paid)::bigint as paid
    from wagering_hour where player_id = ${playerId} and currency = ${currency}
      and hour >= ${new Date(from)} and hour < ${new Date(until)}
    group by vendor, game_code`.execute(on);
  return rows.map((row) => ({ ...row, rounds: Number(row.rounds) }));
}
