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

export interface PeriodsSearch {
  readonly playerIds: readonly string[];
  readonly currency: string;
  /** The beginnings of periods that follow each other, in milliseconds since 1970. */
  readonly starts: readonly number[];
  /** The end of the last one. */
  readonly until: number;
}

export interface PeriodPlay extends GamePlay {
  readonly playerId: string;
  /** The place of the period, from 0. */
  readonly period: number;
}

/** What settled rounds of these members came to, by period and game. */
export async function readPeriods(
  on: Queryable,
  { playerIds, currency, starts, until }: PeriodsSearch,
): Promise<readonly PeriodPlay[]> {
  const begin = starts.map((at) => new Date(at).toISOString());
  const { rows } = await sql<Omit<PeriodPlay, 'rounds'> & { rounds: bigint }>`select
      player_id as "playerId", width_bucket(hour, ${begin}::timestamptz[]) - 1 as period, vendor,
      game_code as "gameCode", sum(rounds)::bigint as rounds, sum(staked)::bigint as staked,
      sum(valid)::bigint as valid, sum(paid)::bigint as paid
    from wagering_hour where player_id = any(${playerIds}) and currency = ${currency}
      and hour >= ${new Date(starts[0] ?? until)} and hour < ${new Date(until)}
    group by 1, 2, 3, 4`.execute(on);
  return rows.map((row) => ({ ...row, rounds: Number(row.rounds) }));
}

export interface AroundSearch {
  readonly currency: string;
  readonly moments: readonly { readonly playerId: string; readonly at: number }[];
  readonly spanMs: number;
}

/** Turnover of members before and after a moment of each, in whole hours. */
export async function readAround(
  on: Queryable,
  { currency, moments, spanMs }: AroundSearch,
): Promise<{ readonly before: bigint; readonly after: bigint }> {
  const ids = moments.map(({ playerId }) => playerId);
  const times = moments.map(({ at }) => new Date(at).toISOString());
  const span = sql`make_interval(secs => ${spanMs / 1000})`;
  const { rows } = await sql<{ before: bigint; after: bigint }>`select
      coalesce(sum(valid) filter (where hour < m.at), 0)::bigint as before,
      coalesce(sum(valid) filter (where hour >= m.at), 0)::bigint as after
    from unnest(${ids}::text[], ${times}::timestamptz[]) as m (id, at) join wagering_hour as h
      on h.player_id = m.id and h.currency = ${currency}
        and h.hour >= m.at - ${span} and h.hour < m.at + ${span}`.execute(on);
  return rows[0] ?? { before: 0n, after: 0n };
}
