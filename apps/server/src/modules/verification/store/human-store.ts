// Slide puzzles and captcha pictures waiting for their one answer, and proofs that are good once.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export async function keepSlide(on: Queryable, id: string, gapLeft: number, now: number) {
  await sql`insert into verification_slide (id, gap_left, made_at)
    values (${id}, ${gapLeft}, ${new Date(now)})`.execute(on);
}

/** Gives the puzzle to its first answer and to no other. */
export async function takeSlide(
  on: Queryable,
  id: string,
): Promise<{ readonly gapLeft: number; readonly madeAt: number } | undefined> {
  const { rows } = await sql<{ gap_left: number; made_at: Date }>`
    delete from verification_slide where id = ${id} returning gap_left, made_at`.execute(on);
  const [row] = rows;
  return row && { gapLeft: row.gap_left, madeAt: row.made_at.getTime() };
}

/** Keeps the answer of a picture under the digest of its cookie. */
export async function keepCaptcha(on: Queryable, digest: string, answer: string, now: number) {
  await sql`insert into verification_captcha (digest, answer, made_at)
    values (${digest}, ${answer}, ${new Date(now)})`.execute(on);
}

/** When the picture was drawn; undefined when there is none. */
export async function readCaptcha(
  on: Queryable | Tx,
  digest: string,
): Promise<{ readonly answer: string; readonly madeAt: number } | undefined> {
  const { rows } = await sql<{ answer: string; made_at: Date }>`
    select answer, made_at from verification_captcha where digest = ${digest}`.execute(on);
  const [row] = rows;
  return row && { answer: row.answer, madeAt: row.made_at.getTime() };
}

/** Drops the picture; false when somebody was first. */
export async function dropCaptcha(on: Queryable | Tx, digest: string): Promise<boolean> {
  const done = await sql`delete from verification_captcha where digest = ${digest}`.execute(on);
  return done.numAffectedRows === 1n;
}

export async function keepProof(on: Queryable, digest: string, expiresAt: number) {
  await sql`insert into verification_proof (digest, expires_at, used)
    values (${digest}, ${new Date(expiresAt)}, false)`.execute(on);
}

/** How a proof stands: given out and good, used up or too old, or never seen. */
export async function proofState(
  on: Queryable | Tx,
  digest: string,
  now: number,
): Promise<'good' | 'spent' | 'unknown'> {
  const { rows } = await sql<{ good: boolean }>`
    select not used and expires_at > ${new Date(now)} as good
    from verification_proof where digest = ${digest}`.execute(on);
  if (rows[0] === undefined) return 'unknown';
  return rows[0].good ? 'good' : 'spent';
}

/** Uses a proof that was given out; false when somebody was first or it is too old. */
export async function useProof(on: Queryable | Tx, digest: string, now: number): Promise<boolean> {
  const done = await sql`update verification_proof set used = true
    where digest = ${digest} and not used and expires_at > ${new Date(now)}`.execute(on);
  return done.numAffectedRows === 1n;
}

/** Uses a proof that proves itself; false when it was used before. */
export async function useNewProof(on: Queryable | Tx, digest: string, expiresAt: number) {
  const done = await sql`insert into verification_proof (digest, expires_at, used)
    values (${digest}, ${new Date(expiresAt)}, true) on conflict do nothing`.execute(on);
  return done.numAffectedRows === 1n;
}

export async function forgetOldProofs(on: Queryable, before: number): Promise<void> {
  const at = new Date(before);
  await sql`delete from verification_proof where expires_at < ${at}`.execute(on);
  await sql`delete from verification_slide where made_at < ${at}`.execute(on);
  await sql`delete from verification_captcha where made_at < ${at}`.execute(on);
}
