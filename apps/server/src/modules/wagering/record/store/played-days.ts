// Results of a player's settled rounds, by the house's day and game. A round counts on the day it
// began, as in the betting record.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import { foundIn } from './round-sums.ts';

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
  const found = await foundIn(on, { ...search, state: 'settled' });
  const { rows } = await sql<PlayedDay>`select day, nullif(vendor, '') as vendor,
      game_code as "gameCode", sum(rounds)::bigint as rounds, sum(staked)::bigint as staked,
      sum(paid)::bigint as paid
    from ${found} group by day, vendor, game_code
    order by day desc, vendor, game_code`.execute(on);
  return rows;
}
