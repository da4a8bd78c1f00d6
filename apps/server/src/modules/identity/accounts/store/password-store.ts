// Passwords of players: whose hash it is, who chose it and when.
import type { PasswordKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

/** `initial`: somebody else chose it; it must be changed at the first sign-in and expires soon. */

export interface StoredPassword {
  readonly hash: string | null;
  readonly kind: PasswordKind;
  readonly changedAt: number;
}

export async function readPassword(
  on: Queryable | Tx,
  playerId: string,
): Promise<StoredPassword | undefined> {
  const { rows } = await sql<{ hash: string | null; kind: PasswordKind; changed_at: Date }>`
    select password_hash as hash, password_kind as kind, password_changed_at as changed_at
    from identity_player where id = ${playerId}`.execute(on);
  const [row] = rows;
  return row && { hash: row.hash, kind: row.kind, changedAt: row.changed_at.getTime() };
}

export async function writePassword(
  tx: Tx,
  playerId: string,
  { hash, kind }: { readonly hash: string; readonly kind: PasswordKind },
  now: number,
): Promise<void> {
  await sql`update identity_player set password_hash = ${hash}, password_kind = ${kind},
    password_changed_at = ${new Date(now)} where id = ${playerId}`.execute(tx);
}
