// Remembered sign-ins. A ticket opens one session and is worth nothing afterwards; of two browsers
// that hold the same one the first gets in.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Ticket {
  readonly playerId: string;
  /** When its player signed in in full; the tickets that follow hand it on. */
  readonly fullSignInAt: number;
}

export async function keepTicket(
  on: Queryable | Tx,
  digest: string,
  { playerId, fullSignInAt }: Ticket,
  expiresAt: number,
): Promise<void> {
  await sql`insert into identity_ticket (digest, player_id, expires_at, full_sign_in_at)
    values (${digest}, ${playerId}, ${new Date(expiresAt)}, ${new Date(fullSignInAt)})`.execute(on);
}

/** Uses a ticket up; whose it was, while it was good. */
export async function takeTicket(
  on: Queryable | Tx,
  digest: string,
  now: number,
): Promise<Ticket | undefined> {
  const { rows } = await sql<{ player_id: string; full_sign_in_at: Date; good: boolean }>`
    delete from identity_ticket where digest = ${digest}
    returning player_id, full_sign_in_at, expires_at > ${new Date(now)} as good`.execute(on);
  const [row] = rows;
  if (!row?.good) return undefined;
  return { playerId: row.player_id, fullSignInAt: row.full_sign_in_at.getTime() };
}

/** The names of those whose tickets these are, while they are good. */
export async function namesOfTickets(
  on: Queryable,
  digests: readonly string[],
  now: number,
): Promise<readonly string[]> {
  if (digests.length === 0) return [];
  const { rows } = await sql<{ username: string }>`select p.username
    from identity_ticket t join identity_player p on p.id = t.player_id
    where t.digest = any(${[...digests]}) and t.expires_at > ${new Date(now)}
      and p.state = 'active' order by p.username`.execute(on);
  return rows.map(({ username }) => username);
}

export async function dropTicketsOf(on: Queryable | Tx, playerId: string): Promise<void> {
  await sql`delete from identity_ticket where player_id = ${playerId}`.execute(on);
}

export async function dropAllTickets(tx: Tx): Promise<void> {
  await sql`delete from identity_ticket`.execute(tx);
}

export async function forgetOldTickets(on: Queryable, before: number): Promise<void> {
  await sql`delete from identity_ticket where expires_at < ${new Date(before)}`.execute(on);
}
