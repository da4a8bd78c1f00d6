// Counts failed tries of a subject in the database, so that neither a restart nor many tries at
// once get around the count. A try is counted before it is judged and forgotten when it succeeds.
import { sql, type RawBuilder } from 'kysely';
import { prepared, unhurriedText, type Queryable, type Tx } from '../database/index.ts';

export interface AttemptLimit {
  readonly failuresMax: number;
  readonly windowMs: number;
  readonly lockMs: number;
  /**
   * Many share the subject and try at the same moment, outside of transactions: its row is let go
   * before the disk has it, or all of them would wait for each other's disk. A power cut takes its
   * last moment.
   */
  readonly isShared?: true;
}

export type Attempt = { readonly lockedMs: number } | { readonly left: number };

const countText = (from: string) => `
  insert into attempt as tried (subject, failures, first_at)
  select $1, 1, $2::timestamptz from ${from}
  on conflict (subject) do update set
    failures = case when tried.locked_until <= $2 or tried.first_at < $3::timestamptz
      then 1 else tried.failures + 1 end,
    first_at = case when tried.locked_until <= $2 or tried.first_at < $3
      then excluded.first_at else tried.first_at end,
    locked_until = case
      when tried.locked_until <= $2 or tried.first_at < $3 then null
      when tried.failures + 1 >= $4::integer then $5::timestamptz end
    where tried.locked_until is null or tried.locked_until <= $2
  returning failures`;
const countOwn = { name: 'attempt-count', text: countText('(select) as hurried') };
const countShared = { name: 'attempt-count-shared', text: countText(unhurriedText) };

/** Counts one try. Locked: how long still. Otherwise: how many more may fail. */
export async function countAttempt(
  on: Queryable | Tx,
  subject: string,
  limit: AttemptLimit,
  now: number,
): Promise<Attempt> {
  const at = new Date(now);
  const since = new Date(now - limit.windowMs);
  const until = new Date(now + limit.lockMs);
  const [row] = await prepared<{ failures: number }>(on, limit.isShared ? countShared : countOwn, [
    subject,
    at,
    since,
    limit.failuresMax,
    until,
  ]);
  const failures = row?.failures;
  return failures === undefined
    ? { lockedMs: await lockedMsOf(on, subject, now) }
    : { left: Math.max(0, limit.failuresMax - failures) };
}

/** The rest of a subject's lock; 0 where it is not locked. */
export async function lockedMsOf(
  on: Queryable | Tx,
  subject: string,
  now: number,
): Promise<number> {
  const { rows } = await sql<{ locked_until: Date | null }>`
    select locked_until from attempt where subject = ${subject}`.execute(on);
  return Math.max(0, (rows[0]?.locked_until?.getTime() ?? now) - now);
}

/** Forgets tries that no lock and no window remembers any more. */
export async function forgetOldAttempts(on: Queryable, before: number): Promise<void> {
  const at = new Date(before);
  await sql`delete from attempt
    where first_at < ${at} and (locked_until is null or locked_until < ${at})`.execute(on);
}

export async function forgetAttempts(on: Queryable | Tx, subject: string): Promise<void> {
  await sql`delete from attempt where subject = ${subject}`.execute(on);
}

/** Takes a try of a shared subject back that was no failure; its others stay counted. */
export async function takeAttemptBack(on: Queryable, subject: string): Promise<void> {
  await takenBack(subject).execute(on);
}

const takenBack = (subject: string) => sql`
  update attempt set failures = greatest(failures - 1, 0), locked_until = null
    from ${sql.raw(unhurriedText)} where subject = ${subject}`;

export interface RightTry {
  readonly own: string;
  readonly shared: string;
}

/**
 * A try that was right: its own subject is forgotten, the shared one gets it back. A power cut may
 * leave both counted.
 */
export async function settleAttempt(on: Queryable, { own, shared }: RightTry): Promise<void> {
  await sql`with forgotten as (delete from attempt where subject = ${own})
    ${takenBack(shared)}`.execute(on);
}

/** Until when a subject is locked, else null: a part of a statement that says which subject. */
export const lockOf = (subject: RawBuilder<unknown>, now: number) =>
  sql`(select locked_until from attempt where subject = ${subject}
    and locked_until > ${new Date(now)})`;

/** Counts a subject's failures within its window. */
export async function failuresOf(
  on: Queryable | Tx,
  subject: string,
  limit: AttemptLimit,
  now: number,
): Promise<number> {
  const since = new Date(now - limit.windowMs);
  const { rows } = await sql<{ failures: number }>`select failures from attempt
    where subject = ${subject} and first_at >= ${since}`.execute(on);
  return rows[0]?.failures ?? 0;
}
