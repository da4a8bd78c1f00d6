// Group commit: callers queue, and a lane commits everything that has gathered in one durable
// transaction. Each caller is answered only after that commit; an item that fails is run alone, so
// that it cannot hurt its neighbours.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../../platform/database/index.ts';
import { createAccountIds } from './account-ids.ts';
import { createLane, type Lane } from './lane.ts';
import type { Task, Work } from './work.ts';

export interface GroupCommitSettings {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly lanes?: number;
  /** Rows over which each of the house's sharded accounts is spread. */
  readonly shards?: number;
  readonly batchMax?: number;
}

export interface GroupCommit {
  /** The door of one kind of work: the outcome is durable when the promise resolves. */
  open<I, S, O>(work: Work<I, S, O>): (item: I) => Promise<O>;
  /** Finishes what is queued and leaves. */
  close(): Promise<void>;
}

interface Waiting extends Task {
  readonly give: (outcome: never) => void;
  readonly fail: (error: unknown) => void;
}

interface Queue {
  readonly lane: Lane;
  waiting: Waiting[];
  running: Promise<void> | undefined;
}

const waitingMax = 20_000;
const triesMax = 5;
const pauseMs = 20;

export function createGroupCommit(settings: GroupCommitSettings): GroupCommit {
  const { lanes = 2, shards = 8, batchMax = 512 } = settings;
  const ids = createAccountIds();
  const queues: Queue[] = Array.from({ length: lanes }, (_, place) => ({
    // Processes start at different shards, so that they seldom meet on one row of the house.
    lane: createLane({ ...settings, ids, shard: (process.pid * lanes + place) % shards }),
    waiting: [],
    running: undefined,
  }));
  let closed = false;

  const add = (queue: Queue, waiting: Waiting) => {
    if (closed) throw new Error('The ledger is closed');
    if (queue.waiting.length >= waitingMax) throw new Error('The ledger has too much to do');
    queue.waiting.push(waiting);
    queue.running ??= work(queue, batchMax);
  };

  return {
    open: (work) => (item) =>
      new Promise((give, fail) => {
        // One player's items stay in one lane: they keep their order and never wait for each
        // other's locks.
        const owner = work.accounts(item)[0]?.owner ?? '';
        const queue = queues[laneOf(owner, queues.length)];
        if (queue !== undefined) add(queue, { work, item, give, fail });
      }),
    close: async () => {
      closed = true;
      await Promise.all(queues.map(({ running }) => running));
      await Promise.all(queues.map(({ lane }) => lane.close()));
    },
  };
}

function laneOf(owner: string, lanes: number): number {
  let hash = 0;
  for (let index = 0; index < owner.length; index += 1) {
    hash = Math.imul(hash, 31) + owner.charCodeAt(index);
  }
  return (hash >>> 0) % lanes;
}

async function work(queue: Queue, batchMax: number): Promise<void> {
  // The first of a burst waits one turn of the event loop for the others of the same turn.
  await new Promise((next) => setImmediate(next));
  while (queue.waiting.length > 0) {
    const batch = queue.waiting.splice(0, batchMax);
    await commit(queue.lane, batch);
  }
  queue.running = undefined;
}

async function commit(lane: Lane, batch: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await lane.run(batch);
    for (const [place, { give }] of batch.entries()) give(outcomes[place] as never);
  } catch {
    let unreachable: unknown;
    for (const waiting of batch) {
      if (unreachable === undefined) unreachable = await commitAlone(lane, waiting);
      else waiting.fail(unreachable);
    }
  }
}

/** Returns the error when the database cannot be reached: the others need not try. */
async function commitAlone(lane: Lane, waiting: Waiting): Promise<unknown> {
  for (let tried = 1; ; tried += 1) {
    try {
      const [outcome] = await lane.run([waiting]);
      waiting.give(outcome as never);
      return undefined;
    } catch (error) {
      const kind = kindOf(error);
      if (kind !== 'fault' && tried < triesMax) {
        await sleep(pauseMs * tried);
        continue;
      }
      waiting.fail(error);
      return kind === 'unreachable' ? error : undefined;
    }
  }
}

// Deadlock, serialization failure, lock timeout; and a unique key that a rival has just taken.
const clashes = new Set(['40P01', '40001', '55P03', '23505']);

function kindOf(error: unknown): 'clash' | 'unreachable' | 'fault' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (clashes.has(code)) return 'clash';
  const gone = /^(08|57P)|^E[A-Z]+$/.test(code) || /connection/i.test(String(error));
  return gone ? 'unreachable' : 'fault';
}
