// Books on a durable database of their own, for measuring: the same server, settings and public
// call as in production, with fsync on. The database's files are removed when it is closed. Several
// may stand side by side: each has a folder and a name by the process that opened it.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createLedger, readTrialBalance, type Ledger } from '../src/modules/wallet/index.ts';
import { systemClock } from '../src/platform/clock/index.ts';
import { findSchemaSets, migrate, openDatabase } from '../src/platform/database/index.ts';
import { openEmbedded, type Database, type ModuleLevel } from '../src/platform/database/index.ts';
import { silentLog } from '../src/platform/log/index.ts';

const folder = fileURLToPath(new URL('../../../.cache/durable-books/', import.meta.url));
const source = new URL('../src/', import.meta.url);

export interface DurableBooks {
  /** The server, on which a rival may have a database of its own. */
  readonly serverUrl: string;
  readonly database: Database;
  /** A ledger as one server process opens it. */
  openLedger(settings: { shards: number; lanes?: number; batchMax?: number }): Ledger;
  /** Whether the books balance, and how many postings they hold. */
  checkBooks(): Promise<{ balanced: boolean; postings: number }>;
  close(): Promise<void>;
}

/** `url` names a server to use in place of the embedded one. */
export async function openDurableBooks(url?: string): Promise<DurableBooks> {
  removeOrphans();
  opened += 1;
  const own = `${process.pid}_${opened}`;
  const dataDir = join(folder, own);
  mkdirSync(dataDir, { recursive: true });
  const log = silentLog();
  const embedded = url ? undefined : await openEmbedded({ dataDir, log, durable: true });
  const serverUrl = url ?? embedded?.url ?? '';
  const name = `baize_books_${own}`;
  await run(serverUrl, `drop database if exists ${name} with (force)`);
  await run(serverUrl, `create database ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const database = await openDatabase({ url: address.href, dataDir, log });
  const list: unknown = await import(new URL('../../../architecture.mjs', import.meta.url).href);
  await migrate(
    database.kysely,
    findSchemaSets(source, (list as { levels: ModuleLevel[] }).levels),
  );
  return {
    serverUrl,
    database,
    openLedger: (settings) => createLedger({ database, clock: systemClock, ...settings }),
    checkBooks: async () => {
      const { rows } = await database.pool.query('select count(*) as postings from ledger_posting');
      const { balanced } = await readTrialBalance(database);
      return { balanced, postings: Number((rows[0] as { postings: bigint }).postings) };
    },
    close: async () => {
      await database.close();
      await run(serverUrl, `drop database if exists ${name} with (force)`);
      await embedded?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let opened = 0;

/** What a process left that was killed; its database ends when its files are gone. */
function removeOrphans(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!isAlive(Number.parseInt(name, 10)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
