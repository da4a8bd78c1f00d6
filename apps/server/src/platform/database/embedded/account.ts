// The operating-system account that runs the embedded database. PostgreSQL refuses to run as
// root, so under root it runs as an unprivileged account, and its folders are handed to that one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Account {
  /** Options for a child process; empty when we run as an ordinary user already. */
  readonly spawnAs: { readonly uid?: number; readonly gid?: number };
}

const rootId = 0;

export function isRoot(): boolean {
  return process.getuid?.() === rootId;
}

function accountLines(): string[][] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3 && Number(fields[2]) !== rootId);
}

function unprivileged(): { uid: number; gid: number } {
  const lines = accountLines();
  const chosen = lines.find((fields) => fields[0] === 'nobody') ?? lines[0];
  if (!chosen) {
    throw new Error(
      'PostgreSQL refuses to run as root and this machine has no other account. ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(chosen[2]), gid: Number(chosen[3]) };
}

/**
 * The account that runs the database in `clusterFolder`: its present owner, else an unprivileged
 * one.
 */
export function chooseAccount(clusterFolder: string): Account {
  if (!isRoot()) return { spawnAs: {} };
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== rootId) return { spawnAs: { uid: owner.uid, gid: owner.gid } };
  return { spawnAs: unprivileged() };
}

/** Whether the account can pass through every folder on the way to this one and stand in it. */
export function canEnter(folder: string, account: Account): boolean {
  if (account.spawnAs.uid === undefined) return true;
  const asked = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    cwd: '/',
    stdio: 'ignore',
    ...account.spawnAs,
  });
  return asked.status === 0;
}

/** A lasting folder of ours that every account of the machine can pass through. */
export function reachableFolder(): string {
  const candidates = isRoot()
    ? ['/var/lib/baize', '/var/tmp/baize-root']
    : [join(homedir(), '.cache', 'baize'), join(tmpdir(), `baize-${process.getuid?.() ?? 'me'}`)];
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const kept = statSync(folder);
      // In a folder open to all, somebody else may have been there first.
      if (kept.uid === (process.getuid?.() ?? kept.uid)) return folder;
    } catch {
      continue;
    }
  }
  throw new Error(`None of these folders can be made: ${candidates.join(', ')}`);
}
