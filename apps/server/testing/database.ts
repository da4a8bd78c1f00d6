// A new database for each test that asks for one: a copy of a template that has every table and
// no row, so that a copy takes milliseconds and no test sees another's rows. Copies go away with
// close(); the server under them is started once per run and is as real as production's.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { findSchemaSets, migrate, openDatabase } from '../src/platform/database/index.ts';
import { openEmbedded, schemaFingerprint } from '../src/platform/database/index.ts';
import type { Database, Embedded, ModuleLevel, SchemaSet } from '../src/platform/database/index.ts';
import { createJobs } from '../src/platform/jobs/index.ts';
import { silentLog } from '../src/platform/log/index.ts';
import { testDataDir } from './test-data-dir.ts';

const testServerVariable = 'BAIZE_TEST_DATABASE_URL';
const templateLock = 7_217_303;
const poolSize = 8;
const source = new URL('../src/', import.meta.url);
const dataDir = testDataDir();

export interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the server of a test run, or takes the one that DATABASE_URL names. */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env['DATABASE_URL'];
  const embedded = given ? undefined : await startEmbedded();
  const url = given ?? embedded?.url ?? '';
  process.env[testServerVariable] = url;
  await withAdmin(url, (admin) => makeTemplate(url, admin));
  return {
    url,
    close: async () => {
      delete process.env[testServerVariable];
      if (given) await withAdmin(given, dropTemplate);
      await embedded?.close();
    },
  };
}

async function startEmbedded(): Promise<Embedded> {
  const settings = { dataDir, log: silentLog(), durable: false, connectionsMax: 200 };
  const embedded = await openEmbedded(settings);
  // First on the server: what a run that was killed left is dropped.
  if (embedded.startedHere) await withAdmin(embedded.url, dropLeftovers);
  return embedded;
}

// On somebody's own server nothing of ours stays behind.
async function dropTemplate(admin: pg.Client): Promise<void> {
  await admin.query(`drop database if exists ${await templateName()}`);
}

async function dropLeftovers(admin: pg.Client): Promise<void> {
  const found = await admin.query<{ datname: string }>(
    `select datname from pg_database
     where datname ~ '^baize_(test|template)_' and datname <> $1`,
    [await templateName()],
  );
  for (const { datname } of found.rows)
    if (!isInUse(datname)) await admin.query(`drop database ${datname} with (force)`);
}

/** A run that joined meanwhile has its process in the names of its databases. */
export function isInUse(datname: string): boolean {
  const pid = Number(/^baize_test_(?:draft_)?(\d+)_/.exec(datname)?.[1] ?? 0);
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function withAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function onDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function schemaSets(): Promise<SchemaSet[]> {
  const list: unknown = await import(new URL('../../../architecture.mjs', import.meta.url).href);
  return findSchemaSets(source, (list as { levels: ModuleLevel[] }).levels);
}

let knownTemplate: Promise<string> | undefined;

/** What is installed here does not change while a process runs. */
function templateName(): Promise<string> {
  knownTemplate ??= nameTemplate();
  return knownTemplate;
}

async function nameTemplate(): Promise<string> {
  const content = schemaFingerprint(await schemaSets()) + getConstructionPlans();
  return `baize_template_${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}

async function makeTemplate(url: string, admin: pg.Client): Promise<string> {
  const name = await templateName();
  // Workers and runs side by side make it once: the others wait here and find it.
  await admin.query(`select pg_advisory_lock(${templateLock})`);
  const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (!found.rowCount) await fillTemplate(url, name, admin);
  await admin.query(`select pg_advisory_unlock(${templateLock})`);
  return name;
}

async function fillTemplate(url: string, name: string, admin: pg.Client): Promise<void> {
  const draft = `baize_test_draft_${process.pid}_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${draft} template template0`);
  const database = await openDatabase({
    url: onDatabase(url, draft),
    dataDir,
    log: silentLog(),
  });
  try {
    await migrate(database.kysely, await schemaSets());
    // The job queue makes its tables at its first start: once here, instead of in every copy.
    const jobs = createJobs({ url: database.url, log: silentLog() });
    await jobs.start();
    await jobs.stop();
  } finally {
    await database.close();
  }
  await admin.query(`alter database ${draft} rename to ${name}`);
}

let ownServer: Promise<TestServer> | undefined;
let ownServerUses = 0;

// Outside a test run (a simulation, a benchmark) nobody has started the server yet.
async function serverUrl(): Promise<string> {
  const running = process.env[testServerVariable];
  if (running && !ownServer) return running;
  ownServer ??= openTestServer();
  ownServerUses += 1;
  return (await ownServer).url;
}

async function leaveServer(): Promise<void> {
  if (!ownServer) return;
  ownServerUses -= 1;
  if (ownServerUses > 0) return;
  const server = ownServer;
  ownServer = undefined;
  await (await server).close();
}

/** Files are copied twice as fast where no checkpoint has to reach a disk, as on our own server. */
const copying = () => (process.env['DATABASE_URL'] ? '' : 'strategy file_copy');

/** A new database with every table and no row; `close()` drops it. */
export async function freshDatabase(): Promise<Database> {
  const server = await serverUrl();
  const name = `baize_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await withAdmin(server, async (admin) => {
    const template = await makeTemplate(server, admin);
    await admin.query(`create database ${name} template ${template} ${copying()}`);
  });
  const url = onDatabase(server, name);
  const database = await openDatabase({ url, dataDir, log: silentLog(), connectionsMax: poolSize });
  return {
    ...database,
    close: async () => {
      await database.close();
      await withAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`));
      await leaveServer();
    },
  };
}
