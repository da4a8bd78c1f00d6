// The rates of a day: those that held when it began. A first rate holds at once, a change from the
// next day on, so that nobody is paid less for play that is past. The brand's highest rate may be
// raised at once, and is lowered from the next day on.
import type { RebateCategory } from '@baize/contract';
import { startOfDay } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { highestUnlessSet, type HighestOf } from '../../rates/rules/bounds.ts';

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

/** The higher of those at its beginning and at its end, whatever the brand set since. */
export async function readDayHighest(tx: Tx, day: number): Promise<HighestOf> {
  const from = new Date(startOfDay(day));
  const until = new Date(startOfDay(day + 1));
  const { rows } = await sql<{
    category: RebateCategory;
    began: number | null;
    ended: number;
  }>`select category,
      (array_agg(highest order by at desc, change_id desc) filter (where at < ${from}))[1] as began,
      (array_agg(highest order by at desc, change_id desc))[1] as ended
    from rebate_bounds_change where at < ${until} group by category`.execute(tx);
  const set = rows.map(({ category, began, ended }) => {
    const highest = Math.max(began ?? highestUnlessSet[category] ?? 0, ended);
    return [category, highest] as const;
  });
  return { ...highestUnlessSet, ...Object.fromEntries(set) };
}
