// Stakes and payouts of settled rounds by hour and player, each round exactly once: from a mark up
// to the oldest transaction under way, as `readClosed` reads. What a vendor moved after the end of
// a round is added to the hour of the round in the reading into which it falls.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { readUntil } from '../../rounds/store/order.ts';

export interface PlayedHour {
  readonly playerId: string;
  readonly currency: string;
  /** Milliseconds since 1970, of the beginning of the hour in which the rounds were settled. */
  readonly hour: number;
  readonly staked: bigint;
  readonly paid: bigint;
}

export interface ClosedHours {
  /** Where the next reading begins. */
  readonly until: bigint;
  readonly hours: readonly PlayedHour[];
}

/** Rounds that were settled before `since` are passed over. */
export async function readClosedHours(
  tx: Tx,
  { mark, since }: { readonly mark: bigint; readonly since: number },
): Promise<ClosedHours> {
  const until = await readUntil(tx);
  const [from, oldest] = [String(mark), new Date(since)];
  const staked = sql`case when kind = 'rollback' then -moved else 0 end`;
  const paid = sql`case when kind = 'win' then moved else 0 end`;
  const { rows } = await sql<Omit<PlayedHour, 'hour'> & { hour: Date }>`with later as (
      select player_id, round_id, sum(${staked}) as staked, sum(${paid}) as paid
      from wagering_vendor_entry where late_in >= ${until}::xid8 group by player_id, round_id
    ), closed as (
      select r.player_id, r.currency, r.settled_at, r.stake - coalesce(later.staked, 0) as stake,
        r.payout - coalesce(later.paid, 0) as payout
      from wagering_round as r left join later using (player_id, round_id)
      where r.closed_in >= ${from}::xid8 and r.closed_in < ${until}::xid8
        and r.free_id is null and r.settled_at >= ${oldest}
        and (r.state = 'settled' or r.vendor is not null)
      union all
      select r.player_id, r.currency, r.settled_at, e.staked, e.paid
      from (select player_id, round_id, ${staked} as staked, ${paid} as paid
        from wagering_vendor_entry
        where late_in >= ${from}::xid8 and late_in < ${until}::xid8) as e
      join wagering_round as r using (player_id, round_id)
      where r.closed_in < ${from}::xid8 and r.settled_at >= ${oldest}
    )
    select player_id as "playerId", currency, date_trunc('hour', settled_at, 'UTC') as hour,
      sum(stake)::bigint as staked, sum(payout)::bigint as paid
    from closed group by 1, 2, 3 order by 1, 2, 3`.execute(tx);
  return {
    until: BigInt(until),
    hours: rows.map((row) => ({ ...row, hour: row.hour.getTime() })),
  };
}
