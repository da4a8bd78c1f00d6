// Writes limits on deposits. Checks and changes hold the player's lock, so that two deposits at
// once cannot both find room.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { DepositLimit } from '../rules/deposit-limit.ts';
import type { DepositSpan } from '../rules/span.ts';
import type { LimitSubject, OperatorLimit } from './reader.ts';

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

/** Changes of one subject's limits wait for each other. */
export async function lockSubject(tx: Tx, { scope, subject }: LimitSubject): Promise<void> {
  const name = `deposit limits of ${scope} ${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function writeOperatorLimit(tx: Tx, limit: OperatorLimit): Promise<void> {
  const { scope, subject, span, value, at, by, reason } = limit;
  await sql`insert into wallet_operator_limit (scope, subject, span, value, at, by_staff, reason)
    values (${scope}, ${subject}, ${span}, ${value satisfies Units}, ${new Date(at)}, ${by},
      ${reason})
    on conflict (scope, subject, span) do update set value = excluded.value, at = excluded.at,
      by_staff = excluded.by_staff, reason = excluded.reason`.execute(tx);
}

export async function dropOperatorLimit(
  tx: Tx,
  { scope, subject }: LimitSubject,
  span: DepositSpan,
): Promise<void> {
  await sql`delete from wallet_operator_limit
    where scope = ${scope} and subject = ${subject} and span = ${span}`.execute(tx);
}
