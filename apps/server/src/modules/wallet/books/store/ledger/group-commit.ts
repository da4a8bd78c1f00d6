// Group commit: callers queue, and a lane commits everything that has gathered in one durable
// transaction. Each caller is answered only after that commit; an item that fails is run alone, so
// that it cannot hurt its neighbours, and again while the database is away for a moment.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../../../platform/database/index.ts';
import { createAccountIds } from './account-ids.ts';
import { kindOf } from './faults.ts';
import { createLane, type Lane } from './lane.ts';
import type { TellBound } from './save-obligations.ts';
import type { Task, Work } from './work.ts';

export interface GroupCommitSettings {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly lanes?: number;
  /** How many lanes of this process come before these: each begins at a shard of its own. */
  readonly lanesBefore?: number;
  /** Rows over which each of the house's sharded accounts is spread. */
  readonly shards?: number;
  readonly batchMax?: number;
  /** How long all running lanes are at work before a further one starts. */
  readonly patienceMs?: number;
  /** How long an item is tried again while the database clashes or cannot be reached. */
  readonly goOnMs?: number;
  /** Told in the same transaction: ended bonuses and spent balances. */
  readonly tell?: TellBound;
}

export interface GroupCommit {
  /** The door of one kind of work: the outcome is durable when the promise resolves. */
  open<I, S, O>(work: Work<I, S, O>): (item: I) => Promise<O>;
  /** Finishes what is queued and leaves. */
  close(): Promise<void>;
}

interface Waiting extends Task {
  readonly since: number;
  readonly give: (outcome: never) => void;
  readonly fail: (error: unknown) => void;
}

const waitingMax = 20_000;
const takenTriesMax = 5;
const pauseMs = 20;
const pauseMsMax = 500;
/** As long as a database takes to be replaced by its stand-in. */
const defaultGoOnMs = 15_000;
const defaultPatienceMs = 50;

export function createGroupCommit(settings: GroupCommitSettings): GroupCommit {
  const { lanes: lanesMax = 2, shards = 8, batchMax = 512, goOnMs = defaultGoOnMs } = settings;
  const { lanesBefore = 0, patienceMs = defaultPatienceMs, tell = () => [] } = settings;
  const ids = createAccountIds();
  const lanes = Array.from({ length: lanesMax }, (_, place) =>
    // Processes start at different shards, so that they seldom meet on one row of the house.
    createLane({
      ...settings,
      ids,
      tell,
      shard: (process.pid * (lanesBefore + lanesMax) + lanesBefore + place) % shards,
    }),
  );
  const queue = createQueue(lanes, { batchMax, patienceMs, goOnMs });
  let closed = false;
  return {
    open: (work) => (item) =>
      new Promise((give, fail) => {
        if (closed) throw new Error('The ledger is closed');
        queue.add({ work, item, give, fail, since: performance.now() });
      }),
    close: async () => {
      closed = true;
      await queue.finish();
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

type QueueSettings = Required<Pick<GroupCommitSettings, 'batchMax' | 'patienceMs' | 'goOnMs'>>;

/**
 * One queue for all lanes. Large batches cost least, so a further lane starts only when the others
 * are held up, say by a rival's lock, or when more waits than one batch can take.
 */
function createQueue(lanes: readonly Lane[], { batchMax, patienceMs, goOnMs }: QueueSettings) {
  let waiting: Waiting[] = [];
  let check: NodeJS.Timeout | undefined;
  const running = new Map<Lane, Promise<void>>();
  const since = new Map<Lane, number>();

  const work = async (lane: Lane): Promise<void> => {
    // The first of a burst waits one turn of the event loop for the others of the same turn.
    await new Promise((next) => setImmediate(next));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax);
      waiting = waiting.slice(batchMax);
      since.set(lane, performance.now());
      await commit(lane, batch, goOnMs);
    }
    running.delete(lane);
    since.delete(lane);
  };

  const start = (): void => {
    const idle = lanes.find((lane) => !running.has(lane));
    if (idle !== undefined) running.set(idle, work(idle));
  };

  const startWhenHeldUp = (): void => {
    check = undefined;
    if (waiting.length === 0) return;
    const longAgo = performance.now() - patienceMs;
    if ([...since.values()].every((began) => began <= longAgo)) start();
    else check = setTimeout(startWhenHeldUp, patienceMs);
  };

  return {
    add(item: Waiting): void {
      if (waiting.length >= waitingMax) throw new Error('The ledger has too much to do');
      waiting.push(item);
      if (running.size === 0 || waiting.length > batchMax) start();
      else check ??= setTimeout(startWhenHeldUp, patienceMs);
    },
    async finish(): Promise<void> {
      clearTimeout(check);
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

async function commit(lane: Lane, batch: readonly Waiting[], goOnMs: number): Promise<void> {
  try {
    const outcomes = await lane.run(batch);
    for (const [place, { give }] of batch.entries()) give(outcomes[place] as never);
  } catch {
    let unreachable: unknown;
    for (const waiting of batch) {
      if (unreachable === undefined) unreachable = await commitAlone(lane, waiting, goOnMs);
      else waiting.fail(unreachable);
    }
  }
}

/** Returns the error when the database cannot be reached: the others need not try. */
async function commitAlone(lane: Lane, waiting: Waiting, goOnMs: number): Promise<unknown> {
  for (let tried = 1; ; tried += 1) {
    try {
      const [outcome] = await lane.run([waiting]);
      waiting.give(outcome as never);
      return undefined;
    } catch (error) {
      const kind = kindOf(error);
      const isOver = performance.now() - waiting.since >= goOnMs;
      const isLost = kind === 'fault' || isOver || (kind === 'taken' && tried >= takenTriesMax);
      if (!isLost) {
        await sleep(Math.min(pauseMsMax, pauseMs * tried));
        continue;
      }
      waiting.fail(error);
      return kind === 'unreachable' ? error : undefined;
    }
  }
}
