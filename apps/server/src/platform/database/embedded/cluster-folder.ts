// The folder of the embedded database's files, and their first creation. A folder is made beside
// its final name and renamed when complete, so that a crash half-way never leaves half a database,
// and of two processes that both start first, one wins and the other uses what it made.
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
} from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { canEnter, chooseAccount, reachableFolder } from './account.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

export const superuser = 'baize';

export interface ClusterPlace {
  readonly folder: string;
  readonly account: Account;
}

/** Decides the folder; moves out of a data directory that the database account cannot enter. */
export function chooseClusterPlace(dataDir: string): ClusterPlace {
  mkdirSync(dataDir, { recursive: true });
  const inside = join(realpathSync(dataDir), 'postgres');
  const account = chooseAccount(inside);
  if (existsSync(join(inside, 'PG_VERSION')) || canEnter(dirname(inside), account)) {
    return { folder: inside, account };
  }
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 16);
  const folder = join(reachableFolder(), `data-${name}`);
  writeFileSync(
    join(dataDir, 'postgres-is-elsewhere.txt'),
    'PostgreSQL may not run as root, and the account that runs it cannot enter this folder.\n' +
      `The database is kept in ${folder}\n`,
  );
  return { folder, account: chooseAccount(folder) };
}

export function clusterExists(place: ClusterPlace): boolean {
  return existsSync(join(place.folder, 'PG_VERSION'));
}

/** Hands a file or folder to the account that runs the database. */
export function own(path: string, account: Account): void {
  const { uid, gid } = account.spawnAs;
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function passwordFile(folder: string): string {
  return join(folder, 'baize.password');
}

export function clusterPassword(place: ClusterPlace): string {
  try {
    return readFileSync(passwordFile(place.folder), 'utf8').trim();
  } catch (cause) {
    throw new Error(
      `The database in ${place.folder} belongs to another account of this machine. ` +
        'Start as that account, or choose another DATA_DIR.',
      { cause },
    );
  }
}

export async function createCluster(place: ClusterPlace, binaries: Binaries): Promise<void> {
  const draft = `${place.folder}.new-${randomBytes(4).toString('hex')}`;
  mkdirSync(draft, { mode: 0o700 });
  own(draft, place.account);
  const secret = `${draft}.password`;
  // On the disk before anything is kept in the database: without it nobody gets in again.
  writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
  own(secret, place.account);
  try {
    await initialise(draft, secret, place.account, binaries);
    renameSync(secret, passwordFile(draft));
    renameSync(draft, place.folder);
    keepEntries(place.folder);
    keepEntries(dirname(place.folder));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    rmSync(secret, { force: true });
    if (!clusterExists(place)) throw error;
  }
}

/** A new name is safe from a power cut once its folder is on the disk; Windows has its own way. */
function keepEntries(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

async function initialise(
  folder: string,
  secret: string,
  account: Account,
  binaries: Binaries,
): Promise<void> {
  const words = ['-D', folder, '-U', superuser, `--pwfile=${secret}`, '--auth=scram-sha-256'];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  // A new piece of the write-ahead log is filled with zeros while every commit waits: 40 ms for
  // the usual 16 MB, once every few seconds of much play until old pieces can be used again.
  const pieces = '--wal-segsize=2';
  await run(binaries.initdb, [...words, ...locale, '--builtin-locale=C.UTF-8', pieces], {
    cwd: dirname(folder),
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' },
    ...account.spawnAs,
  });
}
