// A lane: one database connection of its own on which one batch after another is committed. A batch
// that fails leaves nothing behind; a connection that breaks is replaced at the next batch.
import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isPoisoned, takeAfterCommit } from '../../../../../platform/database/index.ts';
import type { Database, Tx } from '../../../../../platform/database/index.ts';
import type { AccountIds } from './account-ids.ts';
import type { BatchConnection } from './connection.ts';
import { haveAccountsMoved } from './faults.ts';
import { runBatch } from './run-batch.ts';
import type { TellBound } from './save-obligations.ts';
import type { Task } from './work.ts';

export interface LaneSettings {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly ids: AccountIds;
  readonly shard: number;
  readonly tell: TellBound;
}

export interface Lane {
  /** The outcomes in the order of the tasks, durable. */
  run(tasks: readonly Task[]): Promise<unknown[]>;
  close(): Promise<void>;
}

interface OpenLane {
  readonly client: pg.Client;
  readonly connection: BatchConnection;
}

const sessionOptions = [
  // A process that freezes or a rival that never lets go must not hold up the books for ever.
  'idle_in_transaction_session_timeout=10000',
  'lock_timeout=10000',
  // Every statement of a batch finds its rows by their keys. Planned once, while tables are young
  // and batches small, it has to be right for large ones too: by the index and one after another.
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
]
  .map((option) => `-c ${option}`)
  .join(' ');

export function createLane({ database, clock, ids, shard, tell }: LaneSettings): Lane {
  let open: OpenLane | undefined;

  const drop = async () => {
    const dropped = open;
    open = undefined;
    await dropped?.client.end().catch(() => undefined);
  };

  const use = async (): Promise<OpenLane> => {
    if (open !== undefined) return open;
    const client = await connect(database);
    client.on('error', () => {
      if (open?.client === client) open = undefined;
    });
    open = { client, connection: connectionOf(client) };
    return open;
  };

  return {
    async run(tasks) {
      const { client, connection } = await use();
      try {
        const outcomes = await runBatch(connection, tasks, { ids, shard, now: clock.now(), tell });
        for (const act of takeAfterCommit(connection.tx)) act();
        return outcomes;
      } catch (error) {
        takeAfterCommit(connection.tx);
        if (haveAccountsMoved(error)) ids.forget();
        if (isPoisoned(error)) await drop();
        else await client.query('rollback').catch(drop);
        throw error;
      }
    },
    close: drop,
  };
}

/**
 * The driver lets each statement go by itself. Those of one turn leave together here: a packet for
 * each would wake the server for each, and cost both sides more than many a statement does.
 */
class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

async function connect(database: Database): Promise<pg.Client> {
  const { types } = database.pool.options;
  const client = new pg.Client({
    connectionString: database.url,
    application_name: 'baize-ledger',
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    stream: () => new GatheringSocket(),
    options: sessionOptions,
    ...(types === undefined ? {} : { types }),
  });
  // Unheard, a connection that breaks while it is opened would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function connectionOf(client: pg.Client): BatchConnection {
  return {
    tx: transactionOn(client),
    run: async <Row>(statement: { name: string; text: string }, values: readonly unknown[]) =>
      (await client.query({ ...statement, values: [...values] })).rows as Row[],
    begin: async () => {
      await client.query('begin');
    },
    commit: async () => {
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('The batch was rolled back at its commit');
    },
  };
}

/**
 * The same connection as the works of other modules know it: they are inside a transaction whenever
 * they see it.
 */
function transactionOn(client: pg.Client): Tx {
  const lent = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  const pool = { options: {}, connect: async () => lent, end: async () => undefined };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }) as unknown as Tx;
}
