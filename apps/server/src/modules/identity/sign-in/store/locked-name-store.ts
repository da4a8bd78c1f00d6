// Names that failed too often. Time ends their lock; where the policy asks for more, they stay
// listed until somebody has proved themselves twice.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export async function lockName(on: Queryable | Tx, nameKey: string, now: number): Promise<void> {
  await sql`insert into identity_locked_name (name_key, at) values (${nameKey}, ${new Date(now)})
    on conflict do nothing`.execute(on);
}

export async function isNameLocked(on: Queryable | Tx, nameKey: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_locked_name
    where name_key = ${nameKey}`.execute(on);
  return rows.length > 0;
}

export async function unlockName(on: Queryable | Tx, nameKey: string): Promise<void> {
  await sql`delete from identity_locked_name where name_key = ${nameKey}`.execute(on);
}

/** Deletes locks of names without a later sign-in. */
export async function forgetLockedNames(on: Queryable, before: number): Promise<void> {
  await sql`delete from identity_locked_name where at < ${new Date(before)}`.execute(on);
}
