// Reads and writes members of staff and their sessions. Tokens are kept as digests.
import { sql } from 'kysely';
import { roles, type RoleName } from '@baize/contract';
import type { Queryable } from '../../../platform/database/index.ts';
import type { StaffCaller } from '../../../platform/call/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { isAlive } from '../rules/session.ts';

export interface StaffRow {
  readonly staffId: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly role: string;
}

/** Found whatever the case of the name. */
export async function findStaff(db: Queryable, username: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`select staff_id as "staffId", username,
      password_hash as "passwordHash", role
    from operator_staff where lower(username) = lower(${username})`.execute(db);
  return rows[0];
}

export interface NewStaff {
  readonly staffId: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly role: RoleName;
}

/** Adds a member of staff; false when the name is taken. */
export async function writeStaff(db: Queryable, staff: NewStaff, now: number): Promise<boolean> {
  const written = await sql`insert into operator_staff
    (staff_id, username, password_hash, role, created_at)
    values (${staff.staffId}, ${staff.username}, ${staff.passwordHash}, ${staff.role},
      ${new Date(now)})
    on conflict do nothing`.execute(db);
  return written.numAffectedRows === 1n;
}

export interface NewSession {
  readonly token: string;
  readonly sessionId: string;
  readonly staffId: string;
}

export async function writeSession(tx: Queryable, session: NewSession, now: number): Promise<void> {
  const at = new Date(now);
  await sql`insert into operator_session (token_digest, session_id, staff_id, opened_at, seen_at)
    values (${digestOf(session.token)}, ${session.sessionId}, ${session.staffId}, ${at}, ${at})
  `.execute(tx);
}

export async function dropSession(db: Queryable, sessionId: string): Promise<void> {
  await sql`delete from operator_session where session_id = ${sessionId}`.execute(db);
}

interface SessionRow {
  sessionId: string;
  staffId: string;
  username: string;
  role: string;
  openedAt: Date;
  seenAt: Date;
}

const seenEveryMs = 60_000;
const confirmedMs = 10 * 60_000;

/** Who a console token belongs to, while its session lives. */
export async function readStaff(
  db: Queryable,
  token: string,
  now: number,
): Promise<StaffCaller | undefined> {
  const found = await sql<SessionRow>`select s.session_id as "sessionId", s.staff_id as "staffId",
      f.username, f.role, s.opened_at as "openedAt", s.seen_at as "seenAt"
    from operator_session s join operator_staff f using (staff_id)
    where s.token_digest = ${digestOf(token)}`.execute(db);
  const row = found.rows[0];
  if (!row) return undefined;
  const seenAt = row.seenAt.getTime();
  if (!isAlive({ openedAt: row.openedAt.getTime(), seenAt }, now)) return undefined;
  if (now - seenAt > seenEveryMs) {
    await sql`update operator_session set seen_at = ${new Date(now)}
      where session_id = ${row.sessionId}`.execute(db);
  }
  return {
    kind: 'staff',
    staffId: row.staffId,
    username: row.username,
    role: row.role,
    permissions: roles[row.role as RoleName] ?? [],
    sessionId: row.sessionId,
    confirmedUntil: row.openedAt.getTime() + confirmedMs,
  };
}
