// Writes team transfers. A sender is locked while a transfer is decided, so that a day's bounds
// hold however many calls come at once; then the receiver's deposits, whose limits count what
// arrives.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { TeamTransfer } from '../rules/team-transfer.ts';
import { readTeamTransfer, type TransfersOff } from './reader.ts';

export async function lockSender(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transfers ${playerId}`}, 0))`.execute(
    tx,
  );
}

export type SentTransfer = Omit<TeamTransfer, 'state' | 'reversedAt' | 'reversedBy' | 'reason'>;

export async function addTeamTransfer(tx: Tx, transfer: SentTransfer): Promise<void> {
  const { id, senderId, receiverId, way, currency, amount, turnover, at } = transfer;
  await sql`insert into wallet_team_transfer
      (id, sender_id, receiver_id, way, currency, amount, turnover, state, at)
    values (${id}, ${senderId}, ${receiverId}, ${way}, ${currency}, ${amount}, ${turnover}, 'done',
      ${new Date(at)})`.execute(tx);
}

export async function lockTeamTransfer(tx: Tx, id: string): Promise<TeamTransfer | undefined> {
  await sql`select from wallet_team_transfer where id = ${id} for update`.execute(tx);
  return readTeamTransfer(tx, id);
}

export async function markReversed(
  tx: Tx,
  id: string,
  { at, by, reason }: TransfersOff,
): Promise<void> {
  await sql`update wallet_team_transfer set state = 'reversed', reversed_at = ${new Date(at)},
    reversed_by = ${by}, reason = ${reason} where id = ${id}`.execute(tx);
}

export async function switchTransfersOff(
  tx: Tx,
  playerId: string,
  { at, by, reason }: TransfersOff,
): Promise<void> {
  await sql`insert into wallet_team_transfer_off (player_id, at, by_staff, reason)
    values (${playerId}, ${new Date(at)}, ${by}, ${reason})
    on conflict (player_id) do update set at = excluded.at, by_staff = excluded.by_staff,
      reason = excluded.reason`.execute(tx);
}

export async function switchTransfersOn(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from wallet_team_transfer_off where player_id = ${playerId}`.execute(tx);
}
