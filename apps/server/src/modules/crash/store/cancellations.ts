// Cancellations of flights: proposed, confirmed, and in effect.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface Person {
  readonly staffId: string;
  readonly username: string;
}

export interface Cancellation {
  readonly eventId: string;
  readonly state: 'waiting' | 'confirmed';
  readonly reason: string;
  readonly by: Person;
  readonly at: number;
  readonly decidedBy: Person | undefined;
  readonly decidedAt: number | undefined;
}

interface Row {
  readonly event_id: string;
  readonly state: Cancellation['state'];
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_by_name: string;
  readonly proposed_at: Date;
  readonly decided_by: string | null;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
}

function cancellationOf(row: Row): Cancellation {
  const { event_id: eventId, state, reason, decided_by: decider } = row;
  return {
    eventId,
    state,
    reason,
    by: { staffId: row.proposed_by, username: row.proposed_by_name },
    at: row.proposed_at.getTime(),
    decidedBy:
      decider === null ? undefined : { staffId: decider, username: row.decided_by_name ?? '' },
    decidedAt: row.decided_at?.getTime(),
  };
}

/** A flight begins, or is cancelled, under this lock: never both. */
export async function lockFlight(tx: Tx, eventId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('crash-flight'), hashtext(${eventId}))`.execute(
    tx,
  );
}

export async function readCancellation(
  on: Queryable,
  eventId: string,
): Promise<Cancellation | undefined> {
  const { rows } = await sql<Row>`select * from crash_cancellation
    where event_id = ${eventId}`.execute(on);
  return rows[0] && cancellationOf(rows[0]);
}

/** Of these flights those whose cancellation waits. */
export async function readWaiting(
  on: Queryable,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Pick<Row, 'event_id'>>`select event_id from crash_cancellation
    where event_id = any(${eventIds}::text[]) and state = 'waiting'`.execute(on);
  return new Set(rows.map((row) => row.event_id));
}

export type Proposed = Pick<Cancellation, 'eventId' | 'reason' | 'by' | 'at'>;

export async function propose(tx: Tx, { eventId, reason, by, at }: Proposed): Promise<void> {
  await sql`insert into crash_cancellation
      (event_id, state, reason, proposed_by, proposed_by_name, proposed_at)
    values (${eventId}, 'waiting', ${reason}, ${by.staffId}, ${by.username},
      ${new Date(at)})`.execute(tx);
}

export interface Confirmed {
  readonly eventId: string;
  readonly by: Person;
  readonly at: number;
}

export async function confirm(tx: Tx, { eventId, by, at }: Confirmed): Promise<void> {
  await sql`update crash_cancellation set state = 'confirmed', decided_by = ${by.staffId},
      decided_by_name = ${by.username}, decided_at = ${new Date(at)}
    where event_id = ${eventId} and state = 'waiting'`.execute(tx);
}

export async function withdraw(tx: Tx, eventId: string): Promise<void> {
  await sql`delete from crash_cancellation
    where event_id = ${eventId} and state = 'waiting'`.execute(tx);
}

/** Confirmed, and not in effect yet. */
export async function readUnapplied(on: Queryable): Promise<readonly string[]> {
  const { rows } = await sql<Pick<Row, 'event_id'>>`select event_id from crash_cancellation
    where state = 'confirmed' and applied_at is null order by decided_at limit 100`.execute(on);
  return rows.map((row) => row.event_id);
}

export async function markApplied(on: Queryable, eventId: string, at: number): Promise<void> {
  await sql`update crash_cancellation set applied_at = ${new Date(at)}
    where event_id = ${eventId} and applied_at is null`.execute(on);
}
