// Sign-ins that were proved once and wait for their second step.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface NewChallenge {
  readonly digest: string;
  readonly playerId: string;
  /** The method of the first step; `recovery` opens no session. */
  readonly method: string;
  readonly address: string;
  readonly remember: boolean;
  readonly methods: readonly string[];
  readonly fullSignInAt: number;
  /** The typed password is the platform's initial password. */
  readonly isInitialPassword: boolean;
}

export async function keepChallenge(
  on: Queryable,
  challenge: NewChallenge,
  expiresAt: number,
): Promise<void> {
  await sql`insert into identity_challenge
    (digest, player_id, method, address, remember, methods, full_sign_in_at, initial_password,
      expires_at)
    values (${challenge.digest}, ${challenge.playerId}, ${challenge.method},
      ${challenge.address}, ${challenge.remember}, ${[...challenge.methods]},
      ${new Date(challenge.fullSignInAt)}, ${challenge.isInitialPassword},
      ${new Date(expiresAt)})`.execute(on);
}

export type Challenge = Omit<NewChallenge, 'digest'>;

type Row = Omit<Challenge, 'fullSignInAt'> & { readonly fullSignInAt: Date };

const columns = sql`player_id as "playerId", method, address, remember, methods,
  full_sign_in_at as "fullSignInAt", initial_password as "isInitialPassword"`;

const challengeOf = (row: Row | undefined): Challenge | undefined =>
  row && { ...row, fullSignInAt: row.fullSignInAt.getTime() };

export async function readChallenge(
  on: Queryable,
  digest: string,
  now: number,
): Promise<Challenge | undefined> {
  const { rows } = await sql<Row>`select ${columns} from identity_challenge
    where digest = ${digest} and expires_at > ${new Date(now)}`.execute(on);
  return challengeOf(rows[0]);
}

/** Counts one try at a challenge that still lives and has tries left. */
export async function tryChallenge(
  on: Queryable,
  digest: string,
  triesMax: number,
  now: number,
): Promise<Challenge | undefined> {
  const { rows } = await sql<Row>`update identity_challenge set tries = tries + 1
    where digest = ${digest} and expires_at > ${new Date(now)} and tries < ${triesMax}
    returning ${columns}`.execute(on);
  return challengeOf(rows[0]);
}

/** Ends a challenge; false when somebody was first. */
export async function dropChallenge(on: Queryable | Tx, digest: string): Promise<boolean> {
  const done = await sql`delete from identity_challenge where digest = ${digest}`.execute(on);
  return done.numAffectedRows === 1n;
}

export async function dropAllChallenges(tx: Tx): Promise<void> {
  await sql`delete from identity_challenge`.execute(tx);
}

export async function dropChallengesOf(on: Queryable | Tx, playerId: string): Promise<void> {
  await sql`delete from identity_challenge where player_id = ${playerId}`.execute(on);
}

export async function forgetOldChallenges(on: Queryable, before: number): Promise<void> {
  await sql`delete from identity_challenge where expires_at < ${new Date(before)}`.execute(on);
}
