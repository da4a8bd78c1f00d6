// Finds the slips of an event that are still unsettled, and its totals once none is left.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { orderNowText } from '../../rounds/store/order.ts';

export interface Unsettled {
  readonly playerId: string;
  readonly currency: string;
  readonly slips: number;
}

/** Every player with slips in the event that its result has not settled, read in one pass. */
export async function readUnsettled(
  on: Queryable,
  { eventId, version }: { readonly eventId: string; readonly version: number },
): Promise<readonly Unsettled[]> {
  const { rows } = await sql<Unsettled>`
    select player_id as "playerId", currency, count(*)::integer as slips from wagering_round
    where event_id = ${eventId} and state <> 'void'
      and (state = 'open' or settled_version < ${version})
    group by player_id, currency order by player_id, currency`.execute(on);
  return rows;
}

/** Marks an event settled by this version, once; false while a slip waits or another came. */
export async function markSettled(
  tx: Tx,
  { eventId, version, now }: { eventId: string; version: number; now: number },
): Promise<boolean> {
  const { rows } = await sql`update wagering_event set state = 'settled',
      settled_version = ${version}, settled_at = coalesce(settled_at, ${new Date(now)})
    where event_id = ${eventId} and state = 'drawn' and result_version = ${version}
      and not exists (select 1 from wagering_round where event_id = ${eventId}
        and state <> 'void' and (state = 'open' or settled_version < ${version}))
    returning 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`insert into wagering_event_return (event_id, version, bet, currency, game_code,
      game_version, slips, staked, expected, paid, settled_in)
    select event_id, ${version}, bet, currency, game_code, game_version, count(*), sum(stake),
      sum(expected), sum(payout), ${sql.raw(orderNowText)}
    from wagering_round where event_id = ${eventId} and state = 'settled'
    group by event_id, bet, currency, game_code, game_version`.execute(tx);
  return true;
}
