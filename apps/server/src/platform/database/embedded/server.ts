// Starts, finds and stops the PostgreSQL server of one cluster folder. It runs in a session of
// its own, so Ctrl-C reaches us and not it; a server left running by a killed process is adopted.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, statSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { own } from './cluster-folder.ts';
import type { ClusterPlace } from './cluster-folder.ts';

const run = promisify(execFile);

export interface ServerSettings {
  /** False only for tests: a power cut may then cost data. */
  readonly durable: boolean;
  readonly connectionsMax: number;
}

const logBytesMax = 10 * 1024 * 1024;
const startSeconds = 60;

export function logFile(place: ClusterPlace): string {
  return join(place.folder, 'baize.log');
}

/** The port of the server that wrote the folder's pid file, whether it still lives or not. */
export function recordedServer(place: ClusterPlace): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(place.folder, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (wanted !== 0 && error.code === 'EADDRINUSE') resolve(freePort(0));
      else reject(error);
    });
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

// The same port as last time whenever possible, so that the pools of other processes find the
// server again after it was restarted under them.
async function choosePort(place: ClusterPlace): Promise<number> {
  const file = join(place.folder, 'baize.port');
  let last = 0;
  try {
    last = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    last = 0;
  }
  const port = await freePort(last);
  writeFileSync(file, String(port));
  own(file, place.account);
  return port;
}

function options(port: number, settings: ServerSettings): string {
  const values: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: String(settings.connectionsMax),
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    fsync: settings.durable ? 'on' : 'off',
    full_page_writes: settings.durable ? 'on' : 'off',
    synchronous_commit: settings.durable ? 'on' : 'off',
  };
  return Object.entries(values)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

function turnLog(place: ClusterPlace): void {
  const kept = statSync(logFile(place), { throwIfNoEntry: false });
  if (kept && kept.size > logBytesMax) renameSync(logFile(place), `${logFile(place)}.1`);
}

function control(binaries: Binaries, place: ClusterPlace, words: string[]): Promise<unknown> {
  return run(binaries.pgCtl, [...words, '-D', place.folder, '-t', String(startSeconds)], {
    cwd: place.folder,
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LC_ALL: 'C' },
    ...place.account.spawnAs,
  });
}

export async function startServer(
  binaries: Binaries,
  place: ClusterPlace,
  settings: ServerSettings,
): Promise<void> {
  turnLog(place);
  const words = ['start', '-w', '-s', '-l', logFile(place)];
  await control(binaries, place, [...words, '-o', options(await choosePort(place), settings)]);
}

export async function stopServer(binaries: Binaries, place: ClusterPlace): Promise<void> {
  try {
    await control(binaries, place, ['stop', '-w', '-s', '-m', 'fast']);
  } catch {
    // Someone else's open work may hold a fast stop back; recovery makes this one as safe.
    await control(binaries, place, ['stop', '-w', '-s', '-m', 'immediate']);
  }
}

export function logTail(place: ClusterPlace): string {
  try {
    return readFileSync(logFile(place), 'utf8').split('\n').slice(-12).join('\n').trim();
  } catch {
    return '';
  }
}

/** After a reboot the recorded number may belong to another program, which blocks a start. */
export async function forgetDeadServer(place: ClusterPlace, pid: number): Promise<void> {
  if (await isPostgres(pid)) return;
  rmSync(join(place.folder, 'postmaster.pid'), { force: true });
}

async function isPostgres(pid: number): Promise<boolean> {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').includes('postgres');
    }
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'comm=']);
    return stdout.includes('postgres');
  } catch {
    return false;
  }
}
