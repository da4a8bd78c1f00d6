// The rates of a day: those that held when it began. A first rate holds at once, a change from the
// next day on, so that nobody is paid less for play that is past.
import { startOfDay } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

export interface DayRate {
  readonly playerId: string;
  readonly category: string;
  readonly rate: number;
}

export async function readDayRates(
  tx: Tx,
  playerIds: readonly string[],
  day: number,
): Promise<readonly DayRate[]> {
  const from = new Date(startOfDay(day));
  const until = new Date(startOfDay(day + 1));
  const { rows } = await sql<DayRate>`select player_id as "playerId", category, coalesce(
      (array_agg(rate_after order by at desc, change_id desc) filter (where at < ${from}))[1],
      (array_agg(rate_after order by at, change_id))[1]) as rate
    from rebate_rate_change where player_id = any(${[...playerIds]}::text[]) and at < ${until}
    group by player_id, category`.execute(tx);
  return rows;
}
