// Faults that a real provider shows now and then, on demand: each is asked for a number of times
// and used up by the next calls it fits.
import { sql } from 'kysely';
import type { Queryable } from '../../../database/index.ts';

export const faultKinds = [
  /** The call is refused with 503 and nothing is made. */
  'refuse',
  /** The payment is made, but no answer comes back. */
  'no-answer',
  /** The next webhook is sent twice. */
  'duplicate-webhook',
  /** The next webhook carries a wrong signature once. */
  'wrong-signature',
  /** The next webhook fails on its way once and is sent again later. */
  'lost-webhook',
  /** The next payout fails. */
  'payout-fails',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export function isFaultKind(word: unknown): word is FaultKind {
  return faultKinds.some((kind) => kind === word);
}

export async function askForFault(on: Queryable, kind: FaultKind, times: number): Promise<void> {
  await sql`insert into sandbox_payment.fault (kind, times_left) values (${kind}, ${times})
    on conflict (kind) do update set times_left = excluded.times_left`.execute(on);
}

export async function clearFaults(on: Queryable): Promise<void> {
  await sql`delete from sandbox_payment.fault`.execute(on);
}

export async function listFaults(on: Queryable): Promise<{ kind: string; timesLeft: number }[]> {
  const found = await sql<{ kind: string; timesLeft: number }>`
    select kind, times_left as "timesLeft" from sandbox_payment.fault order by kind`.execute(on);
  return found.rows;
}

/** True when such a fault was asked for; it is then used up by one. */
export async function useFault(on: Queryable, kind: FaultKind): Promise<boolean> {
  const last = await sql`delete from sandbox_payment.fault
    where kind = ${kind} and times_left = 1`.execute(on);
  if (last.numAffectedRows === 1n) return true;
  const used = await sql`update sandbox_payment.fault set times_left = times_left - 1
    where kind = ${kind}`.execute(on);
  return used.numAffectedRows === 1n;
}
