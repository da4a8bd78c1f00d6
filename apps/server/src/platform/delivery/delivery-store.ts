// The table of deliveries. Whoever claims one has it for a minute; a process that dies on the way
// leaves it to the next, under the same id.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/index.ts';

export type DeliveryKind = 'mail' | 'sms';

export interface DeliveryRow {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly purpose: string;
  readonly sealed: string;
  readonly tries: number;
  readonly expiresAt: number;
}

export interface NewRow extends Omit<DeliveryRow, 'tries'> {
  readonly isDiscreet: boolean;
  /** Those before it in the same slot are worth nothing any more, and not sent. */
  readonly slot: string | null;
  readonly madeAt: number;
  readonly dueAt: number;
  /** 1 where its maker tries it at once. */
  readonly tries: 0 | 1;
}

interface Raw extends Omit<DeliveryRow, 'expiresAt'> {
  readonly expires_at: Date;
}

export const claimMs = 60_000;

export async function addRow(on: Queryable | Tx, row: NewRow): Promise<void> {
  const { id, kind, purpose, isDiscreet, slot, sealed, tries, madeAt, dueAt, expiresAt } = row;
  if (slot !== null) {
    await sql`delete from delivery where slot = ${slot} and state = 'waiting'`.execute(on);
  }
  await sql`insert into delivery
    (id, kind, purpose, discreet, slot, sealed, state, tries, made_at, due_at, expires_at)
    values (${id}, ${kind}, ${purpose}, ${isDiscreet}, ${slot}, ${sealed}, 'waiting',
      ${tries}, ${new Date(madeAt)}, ${new Date(dueAt)}, ${new Date(expiresAt)})`.execute(on);
}

/** The next one that is due; nobody else gets it for a minute. */
export async function claimRow(on: Queryable, now: number): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<Raw>`
    update delivery set tries = tries + 1, due_at = ${new Date(now + claimMs)}
    where id = (select id from delivery where state = 'waiting' and due_at <= ${new Date(now)}
      order by due_at limit 1 for update skip locked)
    returning id, kind, purpose, sealed, tries, expires_at`.execute(on);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { expires_at: expiresAt, ...rest } = row;
  return { ...rest, expiresAt: expiresAt.getTime() };
}

export interface Ending {
  readonly state: 'taken' | 'done' | 'failed';
  readonly reason: string;
  readonly now: number;
}

/** Ends the sending and forgets what was said; false when a report was first. */
export async function endRow(on: Queryable, id: string, ending: Ending): Promise<boolean> {
  const { state, reason, now } = ending;
  const at = new Date(now);
  const done = await sql`update delivery set state = ${state}, reason = ${reason}, sealed = null,
      tried_at = ${at}, ended_at = ${state === 'taken' ? null : at}
    where id = ${id} and state = 'waiting'`.execute(on);
  return done.numAffectedRows === 1n;
}

export async function postponeRow(
  on: Queryable,
  id: string,
  { dueAt, reason, now }: { readonly dueAt: number; readonly reason: string; readonly now: number },
): Promise<void> {
  await sql`update delivery set due_at = ${new Date(dueAt)}, reason = ${reason},
    tried_at = ${new Date(now)} where id = ${id} and state = 'waiting'`.execute(on);
}

/**
 * What the provider says of one, also of one whose call it never answered. The first report counts;
 * that a message arrived is believed even after it was given up.
 */
export async function reportRow(
  on: Queryable,
  id: string,
  { state, reason, now }: Ending,
): Promise<'heard' | 'known' | 'unknown'> {
  const done = await sql`update delivery set state = ${state}, reason = ${reason}, sealed = null,
      ended_at = ${new Date(now)}
    where id = ${id} and kind = 'sms'
      and (state in ('waiting', 'taken') or (state = 'failed' and ${state} = 'done'))`.execute(on);
  if (done.numAffectedRows === 1n) return 'heard';
  return (await findState(on, id)) === undefined ? 'unknown' : 'known';
}

export async function findState(on: Queryable, id: string) {
  const { rows } = await sql<{ state: 'waiting' | 'taken' | 'done' | 'failed' }>`
    select state from delivery where id = ${id} and not discreet`.execute(on);
  return rows[0]?.state;
}

/** Whether the last delivery that was tried lately still waits because nobody took it. */
export async function isAway(on: Queryable, kind: DeliveryKind, since: number): Promise<boolean> {
  const { rows } = await sql<{ away: boolean }>`
    select state = 'waiting' and reason <> '' as away from delivery
    where kind = ${kind} and not discreet and tried_at > ${new Date(since)}
    order by tried_at desc limit 1`.execute(on);
  return rows[0]?.away ?? false;
}

export interface Trouble {
  readonly kind: DeliveryKind;
  readonly purpose: string;
  readonly reason: string;
  /** Given up. */
  readonly failed: number;
  /** Tried in vain and to be tried again. */
  readonly waiting: number;
  readonly lastAt: number;
}

const troublesMax = 20;

/** What was not delivered since a moment, the newest trouble first. */
export async function listTroubles(on: Queryable, since: number): Promise<readonly Trouble[]> {
  const { rows } = await sql<{
    kind: DeliveryKind;
    purpose: string;
    reason: string;
    failed: bigint;
    waiting: bigint;
    last_at: Date;
  }>`select kind, purpose, reason, count(*) filter (where state = 'failed') as failed,
      count(*) filter (where state = 'waiting') as waiting,
      max(coalesce(ended_at, tried_at)) as last_at
    from delivery where (state = 'failed' and ended_at > ${new Date(since)})
      or (state = 'waiting' and reason <> '')
    group by kind, purpose, reason order by last_at desc limit ${troublesMax}`.execute(on);
  return rows.map(({ failed, waiting, last_at: lastAt, ...row }) => ({
    ...row,
    failed: Number(failed),
    waiting: Number(waiting),
    lastAt: lastAt.getTime(),
  }));
}

export async function forgetRows(on: Queryable, before: number): Promise<void> {
  await sql`delete from delivery
    where state <> 'waiting' and made_at < ${new Date(before)}`.execute(on);
}
