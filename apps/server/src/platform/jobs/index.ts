// Timed and repeated work: jobs that are tried again when they fail and run in one process at a
// time each. Times of draws, rounds and settlements live in tables of their modules; this is for
// what may be a minute late.
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { SendOptions } from 'pg-boss';
import type { Tx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';

export interface EnqueueOptions {
  readonly startAfter?: Date;
  /** While a job with this key waits, another one with the same key is not added. */
  readonly singletonKey?: string;
  /** The job exists only if this transaction is committed. */
  readonly tx?: Tx;
}

export interface JobSettings {
  readonly url: string;
  readonly log: Log;
  readonly metrics?: Metrics;
  /** Seconds between two looks for work. */
  readonly pollSeconds?: number;
}

export type JobHandler<Data> = (data: Data, signal: AbortSignal) => Promise<void>;

export interface Jobs {
  /** Before `start`. */
  define<Data extends object>(name: string, handler: JobHandler<Data>): void;
  /** Runs a defined job by a cron line in UTC, once for all processes together. Before `start`. */
  every(name: string, cron: string): void;
  /** Ends the schedule of a job that earlier versions had under this name. Before `start`. */
  retire(name: string): void;
  start(): Promise<void>;
  enqueue(name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Lets running jobs finish, for at most some seconds. */
  stop(): Promise<void>;
}

const schema = 'job';
const connectionsMax = 3;
/** Each process asks each of some twenty queues so often, also while nothing happens. */
const defaultPollSeconds = 2;
const stopSeconds = 10;
const retry = { retryLimit: 8, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 };
const keep = { expireInSeconds: 900, deleteAfterSeconds: 7 * 24 * 3600 };
const keyed = (name: string) => `${name}.keyed`;

export function createJobs(settings: JobSettings): Jobs {
  const handlers = new Map<string, JobHandler<object>>();
  const schedules = new Map<string, string>();
  const retired = new Set<string>();
  const boss = new PgBoss({ connectionString: settings.url, schema, max: connectionsMax });
  boss.on('error', (error) => settings.log.warn({ error }, 'the job queue was troubled'));
  return {
    define: (name, handler) => {
      if (handlers.has(name)) throw new Error(`The job "${name}" is defined already`);
      handlers.set(name, handler as JobHandler<object>);
    },
    every: (name, cron) => {
      if (!handlers.has(name)) throw new Error(`No job is called "${name}"`);
      schedules.set(name, cron);
    },
    retire: (name) => void retired.add(name),
    start: async () => {
      await boss.start();
      for (const [name, handler] of handlers) await openQueues(boss, settings, name, handler);
      for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: 'UTC' });
      for (const name of retired) await boss.unschedule(name);
    },
    enqueue: async (name, data, options = {}) => {
      if (!handlers.has(name)) throw new Error(`No job is called "${name}"`);
      const queue = options.singletonKey === undefined ? name : keyed(name);
      await boss.send(queue, data, toSendOptions(options));
    },
    stop: () => boss.stop({ graceful: true, timeout: stopSeconds * 1000, close: true }),
  };
}

async function openQueues(
  boss: PgBoss,
  settings: JobSettings,
  name: string,
  handler: JobHandler<object>,
): Promise<void> {
  // The keyed queue lets one job a key wait; a queue without keys must not be limited so.
  await boss.createQueue(name, { ...retry, ...keep });
  await boss.createQueue(keyed(name), { ...retry, ...keep, policy: 'short' });
  const pollingIntervalSeconds = settings.pollSeconds ?? defaultPollSeconds;
  for (const queue of [name, keyed(name)]) {
    await boss.work<object>(queue, { pollingIntervalSeconds, batchSize: 1 }, async ([job]) => {
      if (!job) return;
      await runJob(settings, name, () => handler(job.data, job.signal));
    });
  }
}

async function runJob(settings: JobSettings, name: string, run: () => Promise<void>) {
  try {
    await run();
    settings.metrics?.count('baize_jobs_total', `${name}:done`);
  } catch (error) {
    settings.metrics?.count('baize_jobs_total', `${name}:failed`);
    settings.log.warn({ error, job: name }, 'a job failed and will be tried again');
    throw error;
  }
}

function toSendOptions(options: EnqueueOptions): SendOptions {
  return {
    ...(options.startAfter ? { startAfter: options.startAfter } : {}),
    ...(options.singletonKey === undefined ? {} : { singletonKey: options.singletonKey }),
    ...(options.tx ? { db: connectionOf(options.tx) } : {}),
  };
}

function connectionOf(tx: Tx): NonNullable<SendOptions['db']> {
  return {
    executeSql: async (text, values = []) => {
      const query = CompiledQuery.raw(text, values);
      const { rows } = await tx
        .getExecutor()
        .provideConnection((connection) => connection.executeQuery(query));
      return { rows };
    },
  };
}
