// Remembers who has just set a password by phone, and from where: for two minutes no human check is
// asked of them, as the family's clients sign in right away.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

const freshMs = 2 * 60_000;

export async function noteRecovered(on: Queryable | Tx, digest: string, now: number) {
  await sql`insert into identity_recovered (digest, until)
    values (${digest}, ${new Date(now + freshMs)})
    on conflict (digest) do update set until = excluded.until`.execute(on);
}

export async function hasRecovered(on: Queryable, digest: string, now: number): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_recovered
    where digest = ${digest} and until > ${new Date(now)}`.execute(on);
  return rows.length > 0;
}

export async function forgetRecovered(on: Queryable, before: number): Promise<void> {
  await sql`delete from identity_recovered where until < ${new Date(before)}`.execute(on);
}
