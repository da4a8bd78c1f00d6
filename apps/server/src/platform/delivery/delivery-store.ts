// The table of deliveries. A process claims one for a minute; if it dies on the way, the next
// process sends it under the same id.
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
  /** A keyed digest. */
  readonly recipient: string;
  readonly isDiscreet: boolean;
  /** Replaces earlier ones in the same slot, which are then not sent. */
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
  const { id, kind, recipient, purpose, isDiscreet, slot, sealed, tries } = row;
  const { madeAt, dueAt, expiresAt } = row;
  if (slot !== null) {
    await sql`delete from delivery where slot = ${slot} and state = 'waiting'`.execute(on);
  }
  const [made, due, expires] = [madeAt, dueAt, expiresAt].map((ms) => new Date(ms));
  await sql`insert into delivery
    (id, kind, recipient, purpose, discreet, slot, sealed, tries, made_at, due_at, expires_at,
      state)
    values (${id}, ${kind}, ${recipient}, ${purpose}, ${isDiscreet}, ${slot}, ${sealed}, ${tries},
      ${made}, ${due}, ${expires}, 'waiting')`.execute(on);
}

/** The next due delivery, claimed for a minute. */
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
 * Writes the provider's report, also of a message whose call it never answered. The first report
 * counts; an arrival is believed even after the message was given up.
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

/**
 * Whether nobody takes deliveries of late: several recipients' wait after a try in vain, and none
 * was taken since. One bad address, however often it is asked for, says nothing of the carrier.
 */
export async function isAway(on: Queryable, kind: DeliveryKind, since: number): Promise<boolean> {
  const { rows } = await sql<{ away: boolean }>`
    select count(distinct recipient) >= ${recipientsInVain} as away from delivery
    where kind = ${kind} and not discreet and state = 'waiting' and reason <> ''
      and tried_at > coalesce((select tried_at from delivery
        where kind = ${kind} and not discreet and state in ('taken', 'done')
          and tried_at > ${new Date(since)}
        order by tried_at desc limit 1), ${new Date(since)})`.execute(on);
  return rows[0]?.away ?? false;
}

const recipientsInVain = 3;

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

/** Undelivered messages since a moment, the newest first. */
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
