// The codes the sandbox provider has sent. Of a code only a digest is kept; it lives a minute and
// is given to its first right answer.
import { sql } from 'kysely';
import type { Queryable } from '../../../database/index.ts';
import { digestOf } from '../../../secrets/index.ts';

export const codeSeconds = 60;
export const triesMax = 5;
const sendsMax = 5;
const sendsWindowMs = 5 * 60_000;

export interface SentCode {
  /** The secret name of this sending, which only the asking browser knows. */
  readonly session: string;
  readonly project: string;
  readonly phoneNumber: string;
  readonly code: string;
  readonly expiresAt: number;
}

const codeDigest = (session: string, code: string) => digestOf(`${session} ${code}`);

/** Whether a number has had all the codes it gets for now. */
export async function isCrowded(on: Queryable, phoneNumber: string, now: number) {
  const { rows } = await sql<{ sent: bigint }>`
    select count(*) as sent from sandbox_phone.code
    where phone_number = ${phoneNumber} and sent_at > ${new Date(now - sendsWindowMs)}`.execute(on);
  return Number(rows[0]?.sent ?? 0n) >= sendsMax;
}

export async function keepSent(on: Queryable, sent: SentCode, now: number): Promise<void> {
  const { session, project, phoneNumber, code, expiresAt } = sent;
  await sql`delete from sandbox_phone.code
    where sent_at < ${new Date(now - sendsWindowMs)}`.execute(on);
  await sql`insert into sandbox_phone.code
    (session, project, phone_number, digest, sent_at, expires_at)
    values (${digestOf(session)}, ${project}, ${phoneNumber}, ${codeDigest(session, code)},
      ${new Date(now)}, ${new Date(expiresAt)})`.execute(on);
}

export type Judged =
  | { readonly phoneNumber: string }
  | { readonly wrong: 'invalid-verification-code' | 'code-expired' | 'too-many-requests' };

/** Counts a try, and spends the code when it is right. */
export async function judgeCode(
  on: Queryable,
  { session, project, code }: Pick<SentCode, 'session' | 'project' | 'code'>,
  now: number,
): Promise<Judged> {
  const { rows } = await sql<{ phone_number: string; tries: number; right: boolean }>`
    update sandbox_phone.code set tries = tries + 1,
      spent = digest = ${codeDigest(session, code)} and tries < ${triesMax}
    where session = ${digestOf(session)} and project = ${project} and not spent
      and expires_at > ${new Date(now)}
    returning phone_number, tries, spent as right`.execute(on);
  const [row] = rows;
  if (!row) return { wrong: 'code-expired' };
  if (row.right) return { phoneNumber: row.phone_number };
  return { wrong: row.tries > triesMax ? 'too-many-requests' : 'invalid-verification-code' };
}
