// The embedded database: PostgreSQL as a child of ours in the data directory. Several processes
// may use one data directory: the first starts the server, the last one out stops it, and a
// server that died is started again on the same port. Nothing here ever deletes data.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log/index.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { chooseClusterPlace, clusterExists, clusterPassword } from './cluster-folder.ts';
import { createCluster, superuser } from './cluster-folder.ts';
import type { ClusterPlace } from './cluster-folder.ts';
import { forgetDeadServer, logTail, recordedServer, startServer, stopServer } from './server.ts';
import type { ServerSettings } from './server.ts';

export interface EmbeddedSettings extends Partial<ServerSettings> {
  readonly dataDir: string;
  readonly log: Log;
}

export interface Embedded {
  readonly url: string;
  /** True when this process found no server running and started it. */
  readonly startedHere: boolean;
  close(): Promise<void>;
}

interface Keeper {
  readonly place: ClusterPlace;
  readonly binaries: Binaries;
  readonly settings: ServerSettings;
  readonly log: Log;
}

const presenceName = 'baize-presence';
const doorLock = 7_217_301;
const triesMax = 1200;
const triesUntilDoubt = 40;
const failedStartsMax = 30;
const pauseMs = 100;

export async function openEmbedded(settings: EmbeddedSettings): Promise<Embedded> {
  const place = chooseClusterPlace(settings.dataDir);
  const keeper: Keeper = {
    place,
    binaries: findBinaries(place.account),
    settings: { durable: true, connectionsMax: 60, ...settings },
    log: settings.log,
  };
  if (!clusterExists(place)) {
    settings.log.info({ folder: place.folder }, 'creating the database');
    await createCluster(place, keeper.binaries);
  }
  const arrival = await arrive(keeper);
  return watch(keeper, arrival);
}

function serverUrl(place: ClusterPlace, port: number, database: string): string {
  return `postgres://${superuser}:${clusterPassword(place)}@127.0.0.1:${port}/${database}`;
}

interface Arrival {
  readonly presence: pg.Client;
  readonly port: number;
  readonly startedHere: boolean;
}

/** Connects to the running server or starts it, and makes this process's presence visible. */
async function arrive(keeper: Keeper): Promise<Arrival> {
  let startedHere = false;
  let refusals = 0;
  let failedStarts = 0;
  for (let tried = 0; tried < triesMax; tried += 1) {
    const recorded = recordedServer(keeper.place);
    const presence = recorded && (await tryPresence(keeper.place, recorded.port));
    if (recorded && presence) return { presence, port: recorded.port, startedHere };
    refusals = recorded ? refusals + 1 : 0;
    if (recorded && refusals > triesUntilDoubt) {
      await forgetDeadServer(keeper.place, recorded.pid);
    }
    if (!recorded || !isAlive(recorded.pid)) startedHere = await tryStart(keeper);
    else await sleep(pauseMs);
    failedStarts = startedHere || recorded ? 0 : failedStarts + 1;
    if (failedStarts > failedStartsMax) break;
  }
  throw new Error(`The embedded PostgreSQL did not start.\n${logTail(keeper.place)}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// Losing the race against another process, or children of a killed server that have not left yet,
// make a start fail; the next round of `arrive` finds out which.
async function tryStart(keeper: Keeper): Promise<boolean> {
  try {
    await startServer(keeper.binaries, keeper.place, keeper.settings);
    return true;
  } catch (error) {
    keeper.log.debug({ error }, 'the database did not start yet');
    await sleep(pauseMs);
    return false;
  }
}

async function tryPresence(place: ClusterPlace, port: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: serverUrl(place, port, 'postgres'),
    application_name: presenceName,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // A leaving process holds this lock until the server has stopped or another process is found.
    await client.query(`select pg_advisory_lock(${doorLock})`);
    await client.query(`select pg_advisory_unlock(${doorLock})`);
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

async function ensureDatabase(presence: pg.Client): Promise<void> {
  const found = await presence.query('select 1 from pg_database where datname = $1', [superuser]);
  if (found.rowCount) return;
  await presence.query(`create database ${superuser}`).catch((error: unknown) => {
    if ((error as { code?: string }).code !== '42P04' && !isDuplicate(error)) throw error;
  });
}

function isDuplicate(error: unknown): boolean {
  return (error as { code?: string }).code === '23505';
}

async function watch(keeper: Keeper, arrival: Arrival): Promise<Embedded> {
  let closing = false;
  await ensureDatabase(arrival.presence);
  let present = Promise.resolve(arrival.presence);
  const returnWhenLost = (client: pg.Client): void => {
    client.once('end', () => {
      if (closing) return;
      keeper.log.error('the database went away; starting it again');
      present = arrive(keeper).then((again) => {
        returnWhenLost(again.presence);
        return again.presence;
      });
      present.catch((error: unknown) => keeper.log.fatal({ error }, 'the database stays away'));
    });
  };
  returnWhenLost(arrival.presence);
  return {
    url: serverUrl(keeper.place, arrival.port, superuser),
    startedHere: arrival.startedHere,
    close: async () => {
      if (closing) return;
      closing = true;
      await leave(keeper, present);
    },
  };
}

/** The last one out turns off the light. */
async function leave(keeper: Keeper, present: Promise<pg.Client>): Promise<void> {
  try {
    const presence = await present;
    await presence.query(`select pg_advisory_lock(${doorLock})`);
    const others = await presence.query(
      'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [presenceName],
    );
    if (others.rowCount === 0) await stopServer(keeper.binaries, keeper.place);
    await presence.end();
  } catch (error) {
    keeper.log.warn({ error }, 'the database had already gone');
  }
}
