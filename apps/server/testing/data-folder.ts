// The database of a data folder, as a server process would find or start it, with every table: for
// measurements that prepare a folder before a server process is started on it.
import { findSchemaSets, migrate, openDatabase } from '../src/platform/database/index.ts';
import type { Database, ModuleLevel } from '../src/platform/database/index.ts';
import { silentLog } from '../src/platform/log/index.ts';

const source = new URL('../src/', import.meta.url);
const list = new URL('../../../architecture.mjs', import.meta.url);

export async function openDataFolder(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, log: silentLog() });
  const { levels } = (await import(list.href)) as { levels: ModuleLevel[] };
  await migrate(database.kysely, findSchemaSets(source, levels));
  return database;
}
