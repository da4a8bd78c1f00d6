// Keeps the payment password's hash, apart from the one of sign-in.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export async function readPaymentHash(on: Queryable | Tx, playerId: string) {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash
    from identity_payment_password where player_id = ${playerId}`.execute(on);
  return rows[0]?.hash;
}

/** False when there was one already: the first stays. */
export async function insertPaymentHash(
  on: Queryable | Tx,
  playerId: string,
  hash: string,
  now: number,
): Promise<boolean> {
  const done = await sql`insert into identity_payment_password (player_id, password_hash, set_at)
    values (${playerId}, ${hash}, ${new Date(now)}) on conflict do nothing`.execute(on);
  return done.numAffectedRows === 1n;
}

/** Sets the hash, whether or not there was one. */
export async function setPaymentHash(
  tx: Tx,
  playerId: string,
  hash: string,
  now: number,
): Promise<void> {
  await sql`insert into identity_payment_password (player_id, password_hash, set_at)
    values (${playerId}, ${hash}, ${new Date(now)})
    on conflict (player_id) do update set password_hash = excluded.password_hash,
      set_at = excluded.set_at`.execute(tx);
}
