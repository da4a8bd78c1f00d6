// Results of a player's settled rounds, by the house's day and game. A round counts on the day it
// began, as in the betting record.
import { sql } from 'kysely';
import { houseDay, type Queryable } from '../../../../platform/database/index.ts';

export interface PlayedDaysSearch {
  readonly playerId: string;
  readonly currency: string;
  readonly from: number;
  readonly to: number;
}

export interface PlayedDay {
  /** `2026-11-21` */
  readonly day: string;
  /** Whose game it is; null: ours. */
  readonly vendor: string | null;
  readonly gameCode: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
}

export async function readPlayedDays(
  on: Queryable,
  search: PlayedDaysSearch,
): Promise<readonly PlayedDay[]> {
  const { playerId, currency, from, to } = search;
  const { rows } = await sql<PlayedDay>`select
      ${houseDay('opened_at')} as day,
      vendor, game_code as "gameCode", count(*) as rounds,
      sum(stake)::bigint as staked, sum(payout)::bigint as paid
    from wagering_round where player_id = ${playerId} and currency = ${currency}
      and state = 'settled' and opened_at >= ${new Date(from)} and opened_at <= ${new Date(to)}
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(on);
  return rows;
}
