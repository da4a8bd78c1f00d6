// Returns of settled events by game, version and kind of bet: each event once, and the difference
// of each correction.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

export interface EventSums {
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly bet: string;
  readonly currency: string;
  readonly events: bigint;
  /** Events that paid something. */
  readonly paidEvents: bigint;
  readonly slips: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  /** What the slips were worth in the long run. */
  readonly expected: bigint;
  /** Squares over events of what was staked, and of what was paid beyond what was expected. */
  readonly stakedSquares: string;
  readonly awaySquares: string;
}

export async function sumEvents(
  tx: Tx,
  from: string,
  until: string,
): Promise<readonly EventSums[]> {
  const { rows } = await sql<EventSums>`with seen as (
      select n.game_code, n.game_version, n.bet, n.currency,
        1 as events, n.slips, n.staked, n.paid, n.expected
      from wagering_event_return as n
      where n.settled_in >= ${from}::xid8 and n.settled_in < ${until}::xid8
      union all
      select n.game_code, n.game_version, n.bet, n.currency,
        -1, before.slips, before.staked, before.paid, before.expected
      from wagering_event_return as n
      join wagering_event_return as before on before.event_id = n.event_id
        and before.bet = n.bet and before.currency = n.currency
        and before.game_version = n.game_version and before.version = n.version - 1
      where n.settled_in >= ${from}::xid8 and n.settled_in < ${until}::xid8
    )
    select game_code as "gameCode", game_version as "gameVersion", bet, currency,
      sum(events)::bigint as events,
      coalesce(sum(events) filter (where paid > 0), 0)::bigint as "paidEvents",
      sum(events * slips)::bigint as slips, sum(events * staked)::bigint as staked,
      sum(events * paid)::bigint as paid, sum(events * expected)::bigint as expected,
      sum(events * staked::numeric * staked)::text as "stakedSquares",
      sum(events * (paid - expected)::numeric * (paid - expected))::text as "awaySquares"
    from seen group by game_code, game_version, bet, currency`.execute(tx);
  return rows;
}
