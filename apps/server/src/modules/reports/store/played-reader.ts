// What a player's settled rounds came to, by day of the house's zone and game. A round counts on
// the day it began, as in the betting record. It reads the rounds of wagering and writes nothing.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export interface PlayedSearch {
  readonly playerId: string;
  readonly currency: string;
  readonly from: number;
  readonly to: number;
}

export interface Played {
  /** `2026-11-21` */
  readonly day: string;
  /** Whose game it is; null: ours. */
  readonly vendor: string | null;
  readonly gameCode: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
}

export async function readPlayed(on: Queryable, search: PlayedSearch): Promise<readonly Played[]> {
  const { playerId, currency, from, to } = search;
  const { rows } = await sql<Played>`select
      to_char(opened_at at time zone interval '8 hours', 'YYYY-MM-DD') as day,
      vendor, game_code as "gameCode", count(*) as rounds,
      sum(stake)::bigint as staked, sum(payout)::bigint as paid
    from wagering_round where player_id = ${playerId} and currency = ${currency}
      and state = 'settled' and opened_at >= ${new Date(from)} and opened_at <= ${new Date(to)}
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(on);
  return rows;
}
