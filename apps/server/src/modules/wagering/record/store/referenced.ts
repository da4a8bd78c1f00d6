// The rounds of a player behind a reference of the account record: the round itself, the slips of
// an order or those on an event, and what the vendor told of each.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { Round } from '../../rounds/rules/round.ts';
import type { VendorEntry } from '../../rounds/rules/vendor-round.ts';
import { roundOf, type RoundRow } from '../../rounds/store/rows.ts';
import { entryOf, type EntryRow } from '../../rounds/store/vendor-rows.ts';

const most = 100;

/** Sorts behind every digit of a place in an order. */
const behind = '~';

export async function readReferenced(
  on: Queryable,
  playerId: string,
  reference: string,
): Promise<readonly Round[]> {
  const { rows } = await sql<RoundRow>`(select * from wagering_round
      where player_id = ${playerId} and round_id >= ${reference}
        and round_id < ${reference + behind}
        and (round_id = ${reference} or order_id = ${reference})
      order by round_id limit ${most})
    union all
    (select * from wagering_round where event_id = ${reference} and player_id = ${playerId}
      order by round_id limit ${most})`.execute(on);
  return rows.map(roundOf);
}

const hourMs = 3_600_000;

/** The messages of a vendor about a round, oldest first: from its bet to an hour after its end. */
export async function readMessages(
  on: Queryable,
  { playerId, roundId, openedAt, settledAt }: Round,
  now: number,
): Promise<readonly VendorEntry[]> {
  const ended = new Date((settledAt ?? now) + hourMs);
  const { rows } = await sql<EntryRow>`select * from wagering_vendor_entry
    where player_id = ${playerId} and round_id = ${roundId}
      and at >= ${new Date(openedAt - hourMs)} and at <= ${ended}
    order by at, array_position(array['bet', 'rollback', 'win', 'end'], kind)
    limit ${most}`.execute(on);
  return rows.map(entryOf);
}
