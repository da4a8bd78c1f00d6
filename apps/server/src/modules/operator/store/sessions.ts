// Console sessions, and sign-ins that await their second factor. Tokens and challenges are kept as
// digests.
import type { PasswordKind } from '@baize/contract';
import { sql } from 'kysely';
import type { CallContext } from '../../../platform/call/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';

export interface NewSession {
  readonly token: string;
  readonly sessionId: string;
  readonly staffId: string;
  /** `password` when no second factor was asked for. */
  readonly method: string;
  readonly confirmedUntil: number;
}

type Place = Pick<CallContext, 'address' | 'country' | 'userAgent' | 'now'>;

export async function writeSession(tx: Tx, session: NewSession, place: Place): Promise<void> {
  const at = new Date(place.now);
  await sql`insert into operator_session (token_digest, session_id, staff_id, method, opened_at,
      seen_at, confirmed_until, address, country, device)
    values (${digestOf(session.token)}, ${session.sessionId}, ${session.staffId},
      ${session.method}, ${at}, ${at}, ${new Date(session.confirmedUntil)}, ${place.address},
      ${place.country}, ${place.userAgent})`.execute(tx);
}

/** The session goes on under another token; the old one is worth nothing from now on. */
export async function renewSession(
  tx: Tx,
  { sessionId, token, confirmedUntil }: Omit<NewSession, 'staffId' | 'method'>,
): Promise<void> {
  await sql`update operator_session set token_digest = ${digestOf(token)},
    confirmed_until = ${new Date(confirmedUntil)} where session_id = ${sessionId}`.execute(tx);
}

export async function dropSession(
  on: Queryable | Tx,
  { sessionId, staffId }: { readonly sessionId: string; readonly staffId: string },
): Promise<boolean> {
  const dropped = await sql`delete from operator_session
    where session_id = ${sessionId} and staff_id = ${staffId}`.execute(on);
  return dropped.numAffectedRows === 1n;
}

/** Ends every session of an account but the one named; tells how many. */
export async function dropSessionsOf(tx: Tx, staffId: string, but = ''): Promise<number> {
  await sql`delete from operator_challenge where staff_id = ${staffId}`.execute(tx);
  const dropped = await sql`delete from operator_session
    where staff_id = ${staffId} and session_id <> ${but}`.execute(tx);
  return Number(dropped.numAffectedRows ?? 0n);
}

export interface KeptSession {
  readonly sessionId: string;
  readonly openedAt: Date;
  readonly seenAt: Date;
  readonly address: string;
  readonly country: string;
  readonly device: string;
}

export async function readSessionsOf(
  on: Queryable,
  staffId: string,
): Promise<readonly KeptSession[]> {
  const { rows } = await sql<KeptSession>`select session_id as "sessionId",
      opened_at as "openedAt", seen_at as "seenAt", address, country, device
    from operator_session where staff_id = ${staffId} order by seen_at desc`.execute(on);
  return rows;
}

export interface SessionRow {
  readonly sessionId: string;
  readonly staffId: string;
  readonly username: string;
  readonly role: string;
  readonly stored: string[] | null;
  readonly passwordKind: PasswordKind;
  readonly method: string;
  readonly openedAt: Date;
  readonly seenAt: Date;
  readonly confirmedUntil: Date;
}

/** The session of a token whose account may come in. */
export async function findSession(on: Queryable, token: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`select s.session_id as "sessionId",
      s.staff_id as "staffId", f.username, f.role, r.permissions as stored,
      f.password_kind as "passwordKind", s.method, s.opened_at as "openedAt",
      s.seen_at as "seenAt", s.confirmed_until as "confirmedUntil"
    from operator_session s join operator_staff f using (staff_id)
      left join operator_role r on r.name = f.role
    where s.token_digest = ${digestOf(token)} and f.state = 'active'`.execute(on);
  return rows[0];
}

export async function noteSeen(on: Queryable, sessionId: string, now: number): Promise<void> {
  await sql`update operator_session set seen_at = ${new Date(now)}
    where session_id = ${sessionId}`.execute(on);
}

export interface NewChallenge {
  readonly challengeId: string;
  readonly staffId: string;
  readonly address: string;
  readonly expiresAt: number;
}

export async function writeChallenge(on: Queryable, challenge: NewChallenge): Promise<void> {
  const { challengeId, staffId, address, expiresAt } = challenge;
  await sql`insert into operator_challenge (challenge_digest, staff_id, address, expires_at)
    values (${digestOf(challengeId)}, ${staffId}, ${address}, ${new Date(expiresAt)})`.execute(on);
}

/** Whose sign-in this is; a challenge is good at the address that got it, until it is used. */
export async function findChallenge(
  on: Queryable,
  challengeId: string,
  { address, now }: Pick<Place, 'address' | 'now'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ staffId: string }>`select staff_id as "staffId"
    from operator_challenge where challenge_digest = ${digestOf(challengeId)}
      and address = ${address} and expires_at > ${new Date(now)}`.execute(on);
  return rows[0]?.staffId;
}

/** Uses a challenge up; false when another call did so first. */
export async function useChallenge(tx: Tx, challengeId: string): Promise<boolean> {
  const used = await sql`delete from operator_challenge
    where challenge_digest = ${digestOf(challengeId)}`.execute(tx);
  return used.numAffectedRows === 1n;
}

/** Deletes expired challenges and sessions. */
export async function forgetOldSessions(on: Queryable, before: number): Promise<void> {
  const at = new Date(before);
  await sql`delete from operator_challenge where expires_at < ${at}`.execute(on);
  await sql`delete from operator_session where seen_at < ${at}`.execute(on);
}
