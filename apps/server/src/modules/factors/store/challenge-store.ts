// Challenges for passkeys: given out once, answered once, within five minutes.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';

export const challengeMs = 5 * 60_000;

export interface Challenge {
  readonly challenge: string;
  readonly purpose: 'add' | 'sign-in';
  /** Whose answer it waits for: a holder's, or anybody's of one side. */
  readonly subject: string;
}

export async function keepChallenge(on: Queryable, given: Challenge, now: number): Promise<void> {
  await sql`insert into factors_challenge (digest, purpose, subject, expires_at)
    values (${digestOf(given.challenge)}, ${given.purpose}, ${given.subject},
      ${new Date(now + challengeMs)})`.execute(on);
}

/** Takes the challenge for its one answer; false when it was not given, was answered or is old. */
export async function takeChallenge(
  on: Queryable | Tx,
  { challenge, purpose, subject }: Challenge,
  now: number,
): Promise<boolean> {
  const done = await sql`delete from factors_challenge
    where digest = ${digestOf(challenge)} and purpose = ${purpose} and subject = ${subject}
      and expires_at > ${new Date(now)}`.execute(on);
  return done.numAffectedRows === 1n;
}

export async function forgetOldChallenges(on: Queryable, now: number): Promise<void> {
  await sql`delete from factors_challenge where expires_at <= ${new Date(now)}`.execute(on);
}
