// Leases: of all server processes, one at a time looks after a named piece of work. The owner
// renews its lease; when it dies another takes over after the term. Time is the database's own,
// so clocks of machines need not agree.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Log } from '../log/index.ts';

export interface Lease {
  readonly name: string;
  /** Grows with each change of owner; write it beside what you write, to refuse late words. */
  readonly turn: bigint;
  /** False when somebody else has it by now. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

export interface Leases {
  take(name: string): Promise<Lease | undefined>;
  /**
   * Keeps trying to own `name` and runs `work` while it does. The signal fires when the lease is
   * lost or the keeper stops; work then ends, and begins again when the lease is owned again.
   */
  keep(name: string, work: (signal: AbortSignal, turn: bigint) => Promise<void>): Keeper;
}

export interface Keeper {
  stop(): Promise<void>;
}

export interface LeaseSettings {
  readonly database: Database;
  readonly log: Log;
  readonly termSeconds?: number;
}

const defaultTermSeconds = 10;
const renewalsPerTerm = 3;
const millisecondsPerSecond = 1000;

export function createLeases(settings: LeaseSettings): Leases {
  const termSeconds = settings.termSeconds ?? defaultTermSeconds;
  const owner = randomUUID();
  const take = (name: string) => takeLease(settings.database, name, owner, termSeconds);
  return { take, keep: (name, work) => keepLease(settings.log, take, name, termSeconds, work) };
}

async function takeLease(
  database: Database,
  name: string,
  owner: string,
  termSeconds: number,
): Promise<Lease | undefined> {
  const found = await sql<{ turn: bigint }>`
    insert into lease as held (name, owner, until)
    values (${name}, ${owner}, clock_timestamp() + make_interval(secs => ${termSeconds}))
    on conflict (name) do update
      set owner = excluded.owner, until = excluded.until, turn = held.turn + 1
      where held.until < clock_timestamp()
    returning turn`.execute(database.kysely);
  const turn = found.rows[0]?.turn;
  if (turn === undefined) return undefined;
  return {
    name,
    turn,
    renew: async () => {
      const done = await sql`update lease
        set until = clock_timestamp() + make_interval(secs => ${termSeconds})
        where name = ${name} and owner = ${owner} and turn = ${turn}
          and until > clock_timestamp()`.execute(database.kysely);
      return done.numAffectedRows === 1n;
    },
    release: async () => {
      await sql`update lease set until = '-infinity'
        where name = ${name} and owner = ${owner} and turn = ${turn}`.execute(database.kysely);
    },
  };
}

function keepLease(
  log: Log,
  take: (name: string) => Promise<Lease | undefined>,
  name: string,
  termSeconds: number,
  work: (signal: AbortSignal, turn: bigint) => Promise<void>,
): Keeper {
  const stopping = new AbortController();
  const pauseMs = (termSeconds * millisecondsPerSecond) / renewalsPerTerm;
  const pause = () => sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  const turnOver = async (): Promise<void> => {
    const lease = await take(name);
    if (lease) await workWhileHeld(log, lease, pauseMs, stopping.signal, work);
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await turnOver().catch((error: unknown) => log.warn({ error, name }, 'a lease was troubled'));
      await pause();
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function workWhileHeld(
  log: Log,
  lease: Lease,
  pauseMs: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal, turn: bigint) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stopping]);
  const renewing = setInterval(() => {
    lease.renew().then(
      (held) => (held ? undefined : lost.abort()),
      // No word from the database within a term means that somebody else may own it.
      () => lost.abort(),
    );
  }, pauseMs);
  try {
    await work(signal, lease.turn);
  } catch (error) {
    if (!signal.aborted) log.warn({ error, name: lease.name }, 'work under a lease failed');
  } finally {
    clearInterval(renewing);
    await lease.release().catch(() => undefined);
  }
}
