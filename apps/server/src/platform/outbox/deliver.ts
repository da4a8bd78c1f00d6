// Hands the waiting events of one lane to their hearers, oldest first. Hearers write in the same
// transaction that takes the event away, so what they write happens exactly once; it also holds the
// lane, so a delivery takes one connection and counts among the transactions of the pool. A batch
// with a fault in it is undone and repeated one event at a time.
import { sql } from 'kysely';
import { attemptIn, type Database, type Tx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { Hearer, OutboxEvent } from './outbox.ts';

export interface Delivery {
  readonly database: Database;
  readonly log: Log;
  readonly now: () => number;
  readonly hearersOf: (event: string) => readonly Hearer[];
  /** The events of this version of the house; others wait for a process that knows them. */
  readonly known: () => readonly string[];
  readonly onDelivered: (event: string, count: number) => void;
}

interface WaitingRow {
  readonly id: bigint;
  readonly event: string;
  readonly topic: string | null;
  readonly payload: unknown;
  readonly told_at: Date;
  readonly tries: number;
  readonly done: string[];
}

const batchSize = 100;
const triesMax = 12;
const firstPauseMs = 200;
const pauseMsMax = 60_000;
const faultLettersMax = 500;

/** Returns how many events left the lane; -1 when no lane has any or others are at work on them. */
export async function deliverLane(delivery: Delivery): Promise<number> {
  const left = await delivery.database.transaction(async (tx) => {
    const lane = await claimLane(tx, delivery);
    if (lane === undefined) return undefined;
    const rows = batchOf(delivery, await waitingRows(tx, delivery, lane));
    return attemptIn(tx, () => deliverTogether(delivery, tx, rows)).catch(() =>
      deliverSingly(delivery, tx, rows),
    );
  });
  for (const { event } of left ?? []) delivery.onDelivered(event, 1);
  return left?.length ?? -1;
}

/** The rows of one transaction: all up to the first that wants one of its own. */
function batchOf({ hearersOf }: Delivery, rows: readonly WaitingRow[]): readonly WaitingRow[] {
  const first = rows.findIndex(({ event }) => hearersOf(event).some(({ isAlone }) => isAlone));
  return first < 0 ? rows : rows.slice(0, Math.max(1, first));
}

// An event waits while an older one of its topic is not due, or their order would be lost. One that
// only another version knows holds up nothing: that version takes it at once, or nobody does.
function isFree(delivery: Delivery) {
  const now = new Date(delivery.now());
  return sql`not o.dead and o.due_at <= ${now} and o.event = any(${delivery.known()}::text[])
    and not exists (
    select 1 from outbox e
    where not e.dead and e.topic = o.topic and e.id < o.id and e.due_at > ${now})`;
}

async function claimLane(tx: Tx, delivery: Delivery): Promise<number | undefined> {
  const found = await sql<{ lane: number }>`select lane from outbox_lane l
    where exists (select 1 from outbox o where o.lane = l.lane and ${isFree(delivery)})
    limit 1 for update skip locked`.execute(tx);
  return found.rows[0]?.lane;
}

async function waitingRows(tx: Tx, delivery: Delivery, lane: number): Promise<WaitingRow[]> {
  const found = await sql<WaitingRow>`
    select id, event, topic, payload, told_at, tries, done from outbox o
    where lane = ${lane} and ${isFree(delivery)}
    order by id limit ${batchSize}`.execute(tx);
  return found.rows;
}

function toEvent(row: WaitingRow): OutboxEvent {
  const { id, event, payload } = row;
  return { id, event, topic: row.topic ?? undefined, payload, toldAt: row.told_at.getTime() };
}

async function hear(delivery: Delivery, row: WaitingRow, tx: Tx): Promise<void> {
  for (const hearer of delivery.hearersOf(row.event)) {
    if (!row.done.includes(hearer.name)) await hearer.handle(toEvent(row), tx);
  }
}

async function deliverTogether(
  delivery: Delivery,
  tx: Tx,
  rows: readonly WaitingRow[],
): Promise<readonly WaitingRow[]> {
  for (const row of rows) await hear(delivery, row, tx);
  await remove(tx, rows);
  return rows;
}

async function remove(tx: Tx, rows: readonly WaitingRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await sql`delete from outbox where id = any(${ids}::bigint[])`.execute(tx);
}

async function deliverSingly(
  delivery: Delivery,
  tx: Tx,
  rows: readonly WaitingRow[],
): Promise<readonly WaitingRow[]> {
  const held = new Set<string>();
  const left: WaitingRow[] = [];
  for (const row of rows) {
    if (row.topic !== null && held.has(row.topic)) continue;
    if (await deliverOne(delivery, tx, row)) left.push(row);
    else if (row.topic !== null) held.add(row.topic);
  }
  await remove(tx, left);
  return left;
}

/** One hearer's fault does not undo what the others did. */
async function deliverOne(delivery: Delivery, tx: Tx, row: WaitingRow): Promise<boolean> {
  let fault: unknown;
  let faults = 0;
  for (const hearer of delivery.hearersOf(row.event)) {
    if (row.done.includes(hearer.name)) continue;
    try {
      await attemptIn(tx, async () => {
        await hearer.handle(toEvent(row), tx);
        await sql`update outbox set done = done || ${hearer.name}::text
          where id = ${row.id}`.execute(tx);
      });
    } catch (error) {
      fault = error;
      faults += 1;
      delivery.log.warn({ error, event: row.event, hearer: hearer.name }, 'an event was missed');
    }
  }
  if (faults > 0) await postpone(delivery, tx, row, fault);
  return faults === 0;
}

async function postpone(
  delivery: Delivery,
  tx: Tx,
  row: WaitingRow,
  fault: unknown,
): Promise<void> {
  const tries = row.tries + 1;
  const dueAt = new Date(delivery.now() + Math.min(pauseMsMax, firstPauseMs * 2 ** row.tries));
  const words = String(fault).slice(0, faultLettersMax);
  await sql`update outbox set tries = ${tries}, due_at = ${dueAt}, dead = ${tries >= triesMax},
    fault = ${words} where id = ${row.id}`.execute(tx);
}
