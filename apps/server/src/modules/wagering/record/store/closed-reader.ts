// Settled rounds summed by game, version and kind of bet, each exactly once: from a mark up to the
// oldest transaction that is still under way, so nothing that commits later can fall behind the
// mark. What a vendor moved after the end of a round is added to the reading into which it falls.
// What a jackpot paid is no return of the game. Slips are summed by event: they share its luck.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { readUntil } from '../../rounds/store/order.ts';
import { sumEvents, type EventSums } from './event-returns.ts';

export interface ClosedSums {
  /** Null where the game is ours. */
  readonly vendor: string | null;
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly bet: string;
  readonly currency: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  /**
   * Sums of squares and products over rounds; they grow beyond 64 bits, so they come as text. The
   * square of a stake counts by the round's own variance, where its outcome tells one.
   */
  readonly stakedSquares: string;
  readonly stakedPaid: string;
  readonly paidSquares: string;
}

export interface ClosedRounds {
  /** Where the next reading begins. */
  readonly until: bigint;
  readonly sums: readonly ClosedSums[];
  readonly events: readonly EventSums[];
}

export async function readClosed(tx: Tx, mark: bigint): Promise<ClosedRounds> {
  const until = await readUntil(tx);
  const found = await sumClosed(tx, String(mark), until);
  const events = await sumEvents(tx, String(mark), until);
  return { until: BigInt(until), sums: found, events };
}

/** A round read here already shows what moved after `until`: that is left to the next reading. */
async function sumClosed(tx: Tx, from: string, until: string): Promise<readonly ClosedSums[]> {
  const staked = sql`case when kind = 'rollback' then -moved else 0 end`;
  const paid = sql`case when kind = 'win' then moved else 0 end`;
  // A round with a choice tells its own variance; only then its outcome is read.
  const variance = sql`case when r.struck is null then 1
    else coalesce((r.outcome ->> 'variance')::numeric, 1) end`;
  const { rows } = await sql<ClosedSums>`with later as (
      select player_id, round_id, sum(${staked}) as staked, sum(${paid}) as paid
      from wagering_vendor_entry where late_in >= ${until}::xid8 group by player_id, round_id
    ), closed as (
      select r.vendor, r.game_code, r.game_version, r.bet, r.currency, 1 as rounds,
        r.stake - coalesce(later.staked, 0) as stake,
        r.payout - r.jackpot_won - coalesce(later.paid, 0) as payout,
        ${variance} as variance
      from wagering_round as r left join later using (player_id, round_id)
      where r.closed_in >= ${from}::xid8 and r.closed_in < ${until}::xid8
        and r.event_id is null and (r.state = 'settled' or r.vendor is not null)
      union all
      select r.vendor, r.game_code, r.game_version, r.bet, r.currency, 0, e.staked, e.paid, 1
      from (select player_id, round_id, late_in, ${staked} as staked, ${paid} as paid
        from wagering_vendor_entry
        where late_in >= ${from}::xid8 and late_in < ${until}::xid8) as e
      join wagering_round as r using (player_id, round_id) where r.closed_in < ${from}::xid8
    )
    select vendor, game_code as "gameCode", game_version as "gameVersion", bet, currency,
      count(*) filter (where rounds > 0 and stake > 0) as rounds,
      sum(stake)::bigint as staked, sum(payout)::bigint as paid,
      trunc(sum(stake::numeric * stake * variance))::text as "stakedSquares",
      sum(stake::numeric * payout)::text as "stakedPaid",
      sum(payout::numeric * payout)::text as "paidSquares"
    from closed group by vendor, game_code, game_version, bet, currency`.execute(tx);
  return rows;
}
