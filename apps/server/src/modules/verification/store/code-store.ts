// Keeps codes and the pace at which they are sent. Each step is one statement, so that many at once
// count as many.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface CodeName {
  readonly purpose: string;
  readonly recipient: string;
}

/** Keeps a code; the one before it is worth nothing from now on. */
export async function keepCode(
  on: Queryable,
  { purpose, recipient }: CodeName,
  digest: string,
  expiresAt: number,
): Promise<void> {
  await sql`insert into verification_code (purpose, recipient, digest, expires_at)
    values (${purpose}, ${recipient}, ${digest}, ${new Date(expiresAt)})
    on conflict (purpose, recipient) do update set digest = excluded.digest,
      expires_at = excluded.expires_at, failures = 0, spent = false`.execute(on);
}

export async function dropCode(on: Queryable, { purpose, recipient }: CodeName): Promise<void> {
  await sql`delete from verification_code
    where purpose = ${purpose} and recipient = ${recipient}`.execute(on);
}

/**
 * Counts one try at a code that still lives, and gives its digest and the tries that are left;
 * undefined when there is none.
 */
export async function tryCode(
  on: Queryable,
  { purpose, recipient }: CodeName,
  failuresMax: number,
  now: number,
): Promise<{ readonly digest: string; readonly left: number } | undefined> {
  const { rows } = await sql<{ digest: string; failures: number }>`
    update verification_code set failures = failures + 1
    where purpose = ${purpose} and recipient = ${recipient} and not spent
      and expires_at > ${new Date(now)} and failures < ${failuresMax}
    returning digest, failures`.execute(on);
  const [row] = rows;
  return row && { digest: row.digest, left: failuresMax - row.failures };
}

/** Spends a code that was judged right; false when somebody was first. */
export async function spendCode(
  on: Queryable | Tx,
  { purpose, recipient }: CodeName,
  digest: string,
): Promise<boolean> {
  const done = await sql`update verification_code set spent = true
    where purpose = ${purpose} and recipient = ${recipient} and digest = ${digest}
      and not spent`.execute(on);
  return done.numAffectedRows === 1n;
}

export interface Pace {
  readonly sendsMax: number;
  readonly windowMs: number;
  readonly blockMs: number;
  readonly pauseMs: number;
}

/** How long to wait, and why; undefined when one more may be sent now. */
export type Wait = { readonly waitMs: number; readonly isBlocked: boolean } | undefined;

/** Counts one more for a subject, unless it must wait. Without a pause many come at one moment. */
export async function keepPace(
  on: Queryable,
  subject: string,
  pace: Pace,
  now: number,
): Promise<Wait> {
  const at = new Date(now);
  const since = new Date(now - pace.windowMs);
  const pauseSince = new Date(now - pace.pauseMs);
  const until = new Date(now + pace.blockMs);
  const { rows } = await sql<{ blocked: boolean }>`
    insert into verification_pace as pace (subject, sends, first_at, last_at)
    values (${subject}, 1, ${at}, ${at})
    on conflict (subject) do update set
      sends = case when pace.first_at < ${since} or pace.blocked_until <= ${at}
        then 1 else pace.sends + 1 end,
      first_at = case when pace.first_at < ${since} or pace.blocked_until <= ${at}
        then excluded.first_at else pace.first_at end,
      last_at = excluded.last_at,
      blocked_until = case
        when pace.first_at < ${since} or pace.blocked_until <= ${at} then null
        when pace.sends >= ${pace.sendsMax} then ${until}::timestamptz end
      where (pace.blocked_until is null or pace.blocked_until <= ${at})
        and (${pace.pauseMs === 0} or pace.last_at <= ${pauseSince})
    returning blocked_until is not null as blocked`.execute(on);
  const [row] = rows;
  if (row) return row.blocked ? { waitMs: pace.blockMs, isBlocked: true } : undefined;
  return waitOf(on, subject, pace, now);
}

/** What `keepPace` would answer to one more, which is not counted. */
export async function peekPace(
  on: Queryable,
  subject: string,
  { sendsMax, windowMs, blockMs }: Pace,
  now: number,
): Promise<Wait> {
  const { rows } = await sql<{ first_at: Date; sends: number; blocked_until: Date | null }>`
    select first_at, sends, blocked_until from verification_pace
    where subject = ${subject}`.execute(on);
  const [row] = rows;
  if (!row) return undefined;
  if (row.blocked_until) {
    const waitMs = row.blocked_until.getTime() - now;
    return waitMs > 0 ? { waitMs, isBlocked: true } : undefined;
  }
  const isFull = row.first_at.getTime() >= now - windowMs && row.sends >= sendsMax;
  return isFull ? { waitMs: blockMs, isBlocked: true } : undefined;
}

async function waitOf(on: Queryable, subject: string, pace: Pace, now: number): Promise<Wait> {
  const { rows } = await sql<{ blocked_until: Date | null; last_at: Date }>`
    select blocked_until, last_at from verification_pace where subject = ${subject}`.execute(on);
  const [row] = rows;
  const blockedMs = (row?.blocked_until?.getTime() ?? 0) - now;
  if (blockedMs > 0) return { waitMs: blockedMs, isBlocked: true };
  const pausedMs = (row?.last_at.getTime() ?? now) + pace.pauseMs - now;
  return { waitMs: Math.max(1, pausedMs), isBlocked: false };
}

export async function forgetOldCodes(on: Queryable, before: number): Promise<void> {
  const at = new Date(before);
  await sql`delete from verification_code where expires_at < ${at}`.execute(on);
  await sql`delete from verification_pace where last_at < ${at}`.execute(on);
}
