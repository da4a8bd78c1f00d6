// The outbox: an event is told inside the transaction that made it true, and heard after that
// transaction was committed, at least once, in order within its topic. A hearer that fails is
// tried again with growing pauses; after the last try the event is kept for people to see.
import { sql } from 'kysely';
import type { Clock } from '../clock/index.ts';
import { afterCommit, prepared } from '../database/index.ts';
import type { Database, Saving, Tx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { createWorkers } from '../workers/index.ts';
import { deliverLane } from './deliver.ts';
import { laneOf } from './lane.ts';
import { giveUpUnknown, watchOutbox } from './unknown.ts';

export interface ToldEvent {
  readonly event: string;
  readonly topic?: string | undefined;
  /** Any JSON: amounts as text, moments as numbers. */
  readonly payload: unknown;
}

export interface OutboxEvent {
  readonly id: bigint;
  readonly event: string;
  readonly topic: string | undefined;
  readonly payload: unknown;
  readonly toldAt: number;
}

/**
 * Writes made with `tx` happen exactly once; anything else may happen again after a crash. A second
 * transaction would need a second connection, which the pool may not have: it is never opened.
 */
export type Handle = (event: OutboxEvent, tx: Tx) => Promise<void>;

export interface Hearer {
  /** Lasting name, e.g. `notices`; unique among the hearers of an event. */
  readonly name: string;
  readonly handle: Handle;
  /** It locks what others lock in their own order: its event gets its own transaction. */
  readonly isAlone: boolean;
}

export interface DeadEvent extends OutboxEvent {
  readonly tries: number;
  readonly fault: string;
}

export interface OutboxSettings {
  readonly database: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly metrics?: Metrics;
  readonly pollMs?: number;
}

export interface Outbox {
  tell(tx: Tx, told: ToldEvent): Promise<void>;
  /** The same for a group transaction that writes everything in bulk: what it has to save. */
  saving(told: readonly ToldEvent[]): readonly Saving[];
  hear(event: string, hearer: string, handle: Handle): void;
  /** The same with no other event in the transaction: for those who lock purses. */
  hearAlone(event: string, hearer: string, handle: Handle): void;
  /** Says of events that they are of this version, though nobody in it hears them. */
  passOver(events: readonly string[]): void;
  /** Gives up events that no process knew for a day; how many. They are kept for people to see. */
  giveUpUnknown(): Promise<number>;
  /** Begins to deliver; before that, events wait. */
  start(): void;
  /** Something may wait: for writers that fill the table themselves. */
  wake(): void;
  /** Delivers all that is due, now; for tests and for a clean stop. */
  drain(): Promise<void>;
  stop(): Promise<void>;
  waiting(): Promise<number>;
  dead(): Promise<DeadEvent[]>;
  retry(id: bigint): Promise<boolean>;
}

const defaultPollMs = 500;
const workersMax = 2;

export function createOutbox(settings: OutboxSettings): Outbox {
  const { database, log, clock } = settings;
  const hearers = new Map<string, Hearer[]>();
  const known = () => [...hearers.keys()];
  const delivery = {
    database,
    log,
    now: () => clock.now(),
    hearersOf: (event: string) => hearers.get(event) ?? [],
    known,
    onDelivered: (event: string, count: number) =>
      settings.metrics?.count('baize_outbox_deliveries_total', event, count),
  };
  const workers = createWorkers({
    work: () => deliverLane(delivery),
    workersMax,
    onFault: (error) => log.warn({ error }, 'the outbox could not be read'),
  });
  let timer: NodeJS.Timeout | undefined;
  watchOutbox(settings, known);
  return {
    ...tables(database, clock),
    giveUpUnknown: () => giveUpUnknown(settings, known()),
    passOver: (events) => {
      for (const event of events) hearers.set(event, hearers.get(event) ?? []);
    },
    tell: async (tx, told) => {
      mustBeHeard(hearers, told);
      await tell(tx, told, clock.now(), workers.wake);
    },
    saving: (told) => {
      for (const one of told) mustBeHeard(hearers, one);
      return told.length === 0 ? [] : [savingOf(told, clock.now())];
    },
    hear: (event, name, handle) => addHearer(hearers, event, { name, handle, isAlone: false }),
    hearAlone: (event, name, handle) => addHearer(hearers, event, { name, handle, isAlone: true }),
    start: () => {
      workers.open();
      timer = setInterval(workers.wake, settings.pollMs ?? defaultPollMs);
    },
    wake: workers.wake,
    drain: async () => {
      while ((await deliverLane(delivery)) >= 0);
    },
    stop: async () => {
      clearInterval(timer);
      await workers.close();
    },
  };
}

function addHearer(hearers: Map<string, Hearer[]>, event: string, hearer: Hearer): void {
  const known = hearers.get(event) ?? [];
  if (known.some(({ name }) => name === hearer.name)) {
    throw new Error(`"${hearer.name}" hears "${event}" already`);
  }
  hearers.set(event, [...known, hearer]);
}

function mustBeHeard(hearers: ReadonlyMap<string, unknown>, { event }: ToldEvent): void {
  if (!hearers.has(event)) throw new Error(`Nobody hears "${event}": hear it, or pass it over`);
}

// Written in bulk, events wait for the next poll: nothing tells that the group was committed.
const saveText = `insert into outbox (event, topic, lane, payload, told_at, due_at)
  select event, topic, lane, payload, $5, $5
  from unnest($1::text[], $2::text[], $3::smallint[], $4::jsonb[])
    as n(event, topic, lane, payload)`;

function savingOf(told: readonly ToldEvent[], now: number): Saving {
  const values = [
    told.map(({ event }) => event),
    told.map(({ topic }) => topic ?? null),
    told.map(({ topic }) => laneOf(topic)),
    told.map(({ payload }) => JSON.stringify(payload)),
    new Date(now),
  ];
  return { name: 'outbox-tell-many', text: saveText, values };
}

const tellOne = {
  name: 'outbox-tell',
  text: `insert into outbox (event, topic, lane, payload, told_at, due_at)
    values ($1, $2, $3, $4::jsonb, $5, $5)`,
};

async function tell(tx: Tx, told: ToldEvent, now: number, wake: () => void): Promise<void> {
  await prepared(tx, tellOne, [
    told.event,
    told.topic ?? null,
    laneOf(told.topic),
    JSON.stringify(told.payload),
    new Date(now),
  ]);
  afterCommit(tx, wake);
}

interface DeadRow {
  readonly id: bigint;
  readonly event: string;
  readonly topic: string | null;
  readonly payload: unknown;
  readonly told_at: Date;
  readonly tries: number;
  readonly fault: string | null;
}

const listedMax = 500;

function tables(database: Database, clock: Clock): Pick<Outbox, 'waiting' | 'dead' | 'retry'> {
  return {
    waiting: async () => {
      const found = await sql<{ count: bigint }>`
        select count(*) as count from outbox where not dead`.execute(database.kysely);
      return Number(found.rows[0]?.count ?? 0n);
    },
    dead: async () => {
      const found = await sql<DeadRow>`select id, event, topic, payload, told_at, tries, fault
        from outbox where dead order by id limit ${listedMax}`.execute(database.kysely);
      return found.rows.map(({ told_at: toldAt, topic, fault, ...row }) => ({
        ...row,
        topic: topic ?? undefined,
        toldAt: toldAt.getTime(),
        fault: fault ?? '',
      }));
    },
    retry: async (id) => {
      const now = new Date(clock.now());
      const done = await sql`update outbox set dead = false, tries = 0, due_at = ${now}
        where id = ${id} and dead`.execute(database.kysely);
      return done.numAffectedRows === 1n;
    },
  };
}
