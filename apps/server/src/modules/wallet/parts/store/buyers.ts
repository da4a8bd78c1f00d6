// How reliably members pay: read and counted under the lock of the member.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { newBuyer, type Buyer } from '../rules/buyer.ts';

interface BuyerRow {
  readonly settled: number;
  readonly unpaid: number;
  readonly lost: number;
  readonly unpaid_in_row: number;
  readonly blocked_until: Date | null;
}

export async function readBuyer(on: Queryable | Tx, playerId: string): Promise<Buyer> {
  const { rows } = await sql<BuyerRow>`select settled, unpaid, lost, unpaid_in_row, blocked_until
    from wallet_buyer where player_id = ${playerId}`.execute(on);
  const row = rows[0];
  if (row === undefined) return newBuyer;
  const { unpaid_in_row: unpaidInRow, blocked_until: until, ...counts } = row;
  return { ...counts, unpaidInRow, blockedUntil: until?.getTime() ?? null };
}

/** Locks the member, so that two payments cannot be taken or counted at once. */
export async function lockBuyer(tx: Tx, playerId: string): Promise<Buyer> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${playerId}`}, 0))`.execute(tx);
  return readBuyer(tx, playerId);
}

export async function writeBuyer(tx: Tx, playerId: string, buyer: Buyer): Promise<void> {
  const until = buyer.blockedUntil === null ? null : new Date(buyer.blockedUntil);
  const { settled, unpaid, lost, unpaidInRow } = buyer;
  await sql`insert into wallet_buyer
      (player_id, settled, unpaid, lost, unpaid_in_row, blocked_until)
    values (${playerId}, ${settled}, ${unpaid}, ${lost}, ${unpaidInRow}, ${until})
    on conflict (player_id) do update set settled = excluded.settled, unpaid = excluded.unpaid,
      lost = excluded.lost, unpaid_in_row = excluded.unpaid_in_row,
      blocked_until = excluded.blocked_until`.execute(tx);
}
