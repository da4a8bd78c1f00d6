// Stakes of members in settled rounds, summed by player and day, each round exactly once: from a
// mark up to the oldest transaction under way, as `readClosed` reads. Stakes that a vendor rolls
// back after the end of a round are taken off in the reading into which that falls.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { readUntil } from '../../rounds/store/order.ts';

export interface DayStakes {
  readonly playerId: string;
  /** Days since 1970 in the house's zone, of the moment the round was settled. */
  readonly day: number;
  readonly staked: bigint;
}

export interface ClosedStakes {
  /** Where the next reading begins. */
  readonly until: bigint;
  readonly stakes: readonly DayStakes[];
}

export async function readClosedStakes(
  tx: Tx,
  mark: bigint,
  currency: string,
): Promise<ClosedStakes> {
  const until = await readUntil(tx);
  const from = String(mark);
  const { rows } = await sql<DayStakes>`with later as (
      select player_id, round_id, sum(moved) as staked from wagering_vendor_entry
      where late_in >= ${until}::xid8 and kind = 'rollback' group by player_id, round_id
    ), closed as (
      select r.player_id, r.settled_at,
        coalesce(r.valid_stake, r.stake) + coalesce(later.staked, 0) as stake
      from wagering_round as r left join later using (player_id, round_id)
      where r.closed_in >= ${from}::xid8 and r.closed_in < ${until}::xid8
        and r.currency = ${currency} and (r.state = 'settled' or r.vendor is not null)
      union all
      select r.player_id, r.settled_at, -e.moved from wagering_vendor_entry as e
      join wagering_round as r using (player_id, round_id)
      where e.late_in >= ${from}::xid8 and e.late_in < ${until}::xid8 and e.kind = 'rollback'
        and r.currency = ${currency} and r.closed_in < ${from}::xid8
    )
    select player_id as "playerId", sum(stake)::bigint as staked,
      floor((extract(epoch from settled_at) + 28800) / 86400)::integer as day
    from closed group by player_id, day having sum(stake) <> 0 order by player_id, day`.execute(tx);
  return { until: BigInt(until), stakes: rows };
}

/** Whether any round was closed between, of whatever money; a look at one row of an index. */
export async function hasClosed(
  tx: Tx,
  { from, until }: { readonly from: bigint; readonly until: bigint },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from wagering_round
    where closed_in >= ${String(from)}::xid8 and closed_in < ${String(until)}::xid8
  ) as found`.execute(tx);
  return rows[0]?.found === true;
}
