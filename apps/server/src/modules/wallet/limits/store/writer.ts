// Writes a player's limits on deposits. Checks and changes hold the player's lock, so that two
// deposits at once cannot both find room.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { DepositLimit } from '../rules/deposit-limit.ts';

export async function lockDeposits(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposits ${playerId}`}, 0))`.execute(
    tx,
  );
}

export async function writeDepositLimit(
  tx: Tx,
  playerId: string,
  { span, value, pendingValue, pendingFrom }: DepositLimit,
): Promise<void> {
  const from = pendingFrom === null ? null : new Date(pendingFrom);
  await sql`insert into wallet_deposit_limit (player_id, span, value, pending_value, pending_from)
    values (${playerId}, ${span}, ${value}, ${pendingValue}, ${from})
    on conflict (player_id, span) do update set value = excluded.value,
      pending_value = excluded.pending_value, pending_from = excluded.pending_from`.execute(tx);
}
