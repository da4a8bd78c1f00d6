// Mails from which a password can be set anew: each is good once.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

/** Keeps a recovery; those before it are worth nothing from now on. */
export async function keepRecovery(
  tx: Tx,
  digest: string,
  playerId: string,
  expiresAt: number,
): Promise<void> {
  await sql`delete from identity_recovery where player_id = ${playerId}`.execute(tx);
  await sql`insert into identity_recovery (digest, player_id, expires_at)
    values (${digest}, ${playerId}, ${new Date(expiresAt)})`.execute(tx);
}

export async function readRecovery(
  on: Queryable,
  digest: string,
  now: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ player_id: string }>`select player_id from identity_recovery
    where digest = ${digest} and expires_at > ${new Date(now)}`.execute(on);
  return rows[0]?.player_id;
}

/** Uses it up; false when somebody was first. */
export async function takeRecovery(tx: Tx, digest: string): Promise<boolean> {
  const done = await sql`delete from identity_recovery where digest = ${digest}`.execute(tx);
  return done.numAffectedRows === 1n;
}

export async function forgetOldRecoveries(on: Queryable, before: number): Promise<void> {
  await sql`delete from identity_recovery where expires_at < ${new Date(before)}`.execute(on);
}
