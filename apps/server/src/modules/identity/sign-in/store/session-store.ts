// Keeps sessions. A session is found by the digest of its token or by its own id, many in one query
// when many ask at once.
import type { PasswordKind, MemberState } from '@baize/contract';
import { sql } from 'kysely';
import { prepared, unhurriedText } from '../../../../platform/database/index.ts';
import type { Database, Queryable, Tx } from '../../../../platform/database/index.ts';
import { createReadBatch } from '../../../../platform/read-batch/index.ts';

export interface StoredSession {
  readonly id: string;
  readonly tokenDigest: string;
  readonly playerId: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly currency: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly confirmedUntil: Date;
  readonly fullSignInAt: Date;
  readonly method: string;
  readonly isInitialPassword: boolean;
  readonly passwordKind: PasswordKind;
  readonly passwordChangedAt: Date;
}

const columns = sql`session.id, token_digest as "tokenDigest", player_id as "playerId", username,
  type, state, currency, started_at as "startedAt", seen_at as "seenAt",
  confirmed_until as "confirmedUntil", full_sign_in_at as "fullSignInAt",
  method, initial_password as "isInitialPassword", password_kind as "passwordKind",
  password_changed_at as "passwordChangedAt"
  from identity_session session join identity_player player on player.id = player_id
  where ended_at is null`;

export function createSessionReader(database: Database) {
  const on = database.kysely;
  return {
    byDigest: createReadBatch<string, StoredSession>(async (digests) => {
      const { rows } = await sql<StoredSession>`
        select ${columns} and token_digest = any(${digests})`.execute(on);
      return new Map(rows.map((row) => [row.tokenDigest, row]));
    }),
    byId: createReadBatch<string, StoredSession>(async (ids) => {
      const { rows } = await sql<StoredSession>`
        select ${columns} and session.id = any(${ids})`.execute(on);
      return new Map(rows.map((row) => [row.id, row]));
    }),
  };
}

export interface SessionFacts {
  readonly id: string;
  readonly tokenDigest: string;
  readonly playerId: string;
  readonly address: string;
  readonly place: Readonly<Record<string, string>>;
  readonly method: string;
  readonly withFactor: boolean;
  readonly isInitialPassword: boolean;
  readonly confirmedUntil: number;
  readonly fullSignInAt: number;
}

const insert = {
  name: 'identity-insert-session',
  text: `insert into identity_session
    (id, token_digest, player_id, started_at, seen_at, address, place, method, with_factor,
      confirmed_until, full_sign_in_at, initial_password)
    values ($1, $2, $3, $4, $4, $5, $6::jsonb, $7, $8, $9, $10, $11)`,
};

export async function insertSession(tx: Tx, facts: SessionFacts, now: number): Promise<void> {
  const at = new Date(now);
  await prepared(tx, insert, [
    facts.id,
    facts.tokenDigest,
    facts.playerId,
    at,
    facts.address,
    JSON.stringify(facts.place),
    facts.method,
    facts.withFactor,
    new Date(facts.confirmedUntil),
    new Date(facts.fullSignInAt),
    facts.isInitialPassword,
  ]);
}

/**
 * Notes that sessions were seen, many in one statement: those that came together are noted again
 * together a minute later. A note that a power cut takes makes a session look a minute older.
 */
export function createSeenWriter({ kysely }: Database, clock: { now(): number }) {
  return createReadBatch<string, undefined>(async (ids) => {
    const at = new Date(clock.now());
    await sql`update identity_session as session set seen_at = greatest(seen_at, ${at})
      from (select id from identity_session where id = any(${ids}) order by id for no key update)
        as seen, ${sql.raw(unhurriedText)}
      where session.id = seen.id`.execute(kysely);
    return new Map();
  });
}

/** False when the session had ended before. */
export async function endSession(
  tx: Tx,
  sessionId: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const done = await sql`update identity_session
    set ended_at = ${new Date(now)}, ended_reason = ${reason}
    where id = ${sessionId} and ended_at is null`.execute(tx);
  return done.numAffectedRows === 1n;
}

/** Ends every session there is; whose they were. */
export async function endEverySession(
  tx: Tx,
  reason: string,
  now: number,
): Promise<readonly { readonly id: string; readonly playerId: string }[]> {
  const { rows } = await sql<{ id: string; playerId: string }>`update identity_session
    set ended_at = ${new Date(now)}, ended_reason = ${reason}
    where ended_at is null returning id, player_id as "playerId"`.execute(tx);
  return rows;
}

/** The ids of a player's sessions that have not ended. */
export async function openSessionsOf(tx: Tx, playerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from identity_session
    where player_id = ${playerId} and ended_at is null order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Gives a living session another token, and notes until when its holder is confirmed. */
export async function renewToken(
  tx: Tx,
  sessionId: string,
  { tokenDigest, confirmedUntil }: { tokenDigest: string; confirmedUntil: number },
): Promise<boolean> {
  const done = await sql`update identity_session
    set token_digest = ${tokenDigest}, confirmed_until = ${new Date(confirmedUntil)}
    where id = ${sessionId} and ended_at is null`.execute(tx);
  return done.numAffectedRows === 1n;
}

/** The initial password is one no more: the player's sessions are like any other. */
export async function forgetInitialPassword(tx: Tx, playerId: string): Promise<void> {
  await sql`update identity_session set initial_password = false
    where player_id = ${playerId} and initial_password`.execute(tx);
}

/** The method and time of a session's sign-in. */
export async function readSessionStart(
  on: Queryable,
  sessionId: string,
): Promise<{ readonly method: string; readonly startedAt: number } | undefined> {
  const { rows } = await sql<{ method: string; started_at: Date }>`
    select method, started_at from identity_session where id = ${sessionId}`.execute(on);
  const [row] = rows;
  return row && { method: row.method, startedAt: row.started_at.getTime() };
}

export interface OpenSession {
  readonly id: string;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly address: string;
  readonly country: string;
  readonly userAgent: string;
}

/** A player's sessions that live, the newest first. */
export async function listSessions(
  on: Queryable,
  playerId: string,
  since: { readonly seen: number; readonly fullSignIn: number },
): Promise<OpenSession[]> {
  const { rows } = await sql<{
    id: string;
    started_at: Date;
    seen_at: Date;
    address: string;
    place: Readonly<Record<string, string>>;
  }>`select id, started_at, seen_at, address, place from identity_session
    where player_id = ${playerId} and ended_at is null
      and seen_at >= ${new Date(since.seen)} and full_sign_in_at >= ${new Date(since.fullSignIn)}
    order by started_at desc`.execute(on);
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at.getTime(),
    seenAt: row.seen_at.getTime(),
    address: row.address,
    country: row.place['country'] ?? '',
    userAgent: row.place['userAgent'] ?? '',
  }));
}
