// Sign-ins that were proved once and wait for their second step.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface NewChallenge {
  readonly digest: string;
  readonly playerId: string;
  /** How the first step was taken. */
  readonly method: string;
  readonly address: string;
  readonly remember: boolean;
  readonly methods: readonly string[];
}

export async function keepChallenge(
  on: Queryable,
  challenge: NewChallenge,
  expiresAt: number,
): Promise<void> {
  await sql`insert into identity_challenge
    (digest, player_id, method, address, remember, methods, expires_at)
    values (${challenge.digest}, ${challenge.playerId}, ${challenge.method},
      ${challenge.address}, ${challenge.remember}, ${[...challenge.methods]},
      ${new Date(expiresAt)})`.execute(on);
}

export type Challenge = Omit<NewChallenge, 'digest'>;

const columns = sql`player_id as "playerId", method, address, remember, methods`;

export async function readChallenge(
  on: Queryable,
  digest: string,
  now: number,
): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`select ${columns} from identity_challenge
    where digest = ${digest} and expires_at > ${new Date(now)}`.execute(on);
  return rows[0];
}

/** Counts one try at a challenge that still lives and has tries left. */
export async function tryChallenge(
  on: Queryable,
  digest: string,
  triesMax: number,
  now: number,
): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`update identity_challenge set tries = tries + 1
    where digest = ${digest} and expires_at > ${new Date(now)} and tries < ${triesMax}
    returning ${columns}`.execute(on);
  return rows[0];
}

/** Ends a challenge; false when somebody was first. */
export async function dropChallenge(on: Queryable | Tx, digest: string): Promise<boolean> {
  const done = await sql`delete from identity_challenge where digest = ${digest}`.execute(on);
  return done.numAffectedRows === 1n;
}

export async function dropChallengesOf(on: Queryable | Tx, playerId: string): Promise<void> {
  await sql`delete from identity_challenge where player_id = ${playerId}`.execute(on);
}

export async function forgetOldChallenges(on: Queryable, before: number): Promise<void> {
  await sql`delete from identity_challenge where expires_at < ${new Date(before)}`.execute(on);
}
