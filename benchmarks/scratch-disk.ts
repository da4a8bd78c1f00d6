// A disk of our own in a file, whose power can be cut: what the kernel has not written by then is
// gone, and what comes back after mounting it again is what a machine would find after a blackout.
// Needs root, loop devices and ext4; `whyNot` says in a sentence what is missing.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allProcesses } from './machine.ts';
import { pause } from './server-process.ts';

const megabytes = 1024;
const triesMax = 100;

export interface ScratchDisk {
  readonly folder: string;
  mount(): void;
  /** The power goes: nothing more reaches the disk; `afterwards`, then its holders are ended. */
  cut(afterwards: () => Promise<void>): Promise<void>;
  remove(): void;
}

export function whyNot(): string | undefined {
  if (process.platform !== 'linux') return 'a power cut can only be played on Linux';
  if (process.getuid?.() !== 0) return 'only root may mount a disk and cut its power';
  if (!existsSync('/dev/loop-control')) return 'this machine has no loop devices';
  for (const tool of ['mkfs.ext4', 'mount', 'umount', 'perl']) {
    if (!has(tool)) return `${tool} is not installed`;
  }
  return undefined;
}

function has(tool: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const quiet = { stdio: 'ignore' } as const;

export function makeScratchDisk(): ScratchDisk {
  const base = mkdtempSync(join(tmpdir(), 'baize-power-cut-'));
  execFileSync('chmod', ['755', base]);
  const image = join(base, 'disk.img');
  const folder = join(base, 'disk');
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  execFileSync('mkfs.ext4', ['-q', '-F', image], quiet);
  mkdirSync(folder);
  const mount = () => void execFileSync('mount', ['-o', 'loop', image, folder], quiet);
  return {
    folder,
    mount,
    async cut(afterwards) {
      shutDown(folder);
      await afterwards();
      await endHolders(folder);
      execFileSync('umount', [folder], quiet);
    },
    remove() {
      try {
        execFileSync('umount', [folder], quiet);
      } catch {
        // It was not mounted.
      }
      rmSync(base, { recursive: true, force: true });
    },
  };
}

// FS_IOC_SHUTDOWN with NOLOGFLUSH: from here on every write fails, the journal included.
const shutDownScript =
  'open(my $d, "<", $ARGV[0]) or die; my $f = pack("L", 2); ioctl($d, 0x8004587D, $f) or die $!';

function shutDown(folder: string): void {
  execFileSync('perl', ['-e', shutDownScript, folder]);
}

/** Ends all processes in this disk's folders: those of the database. */
async function endHolders(folder: string): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const holders = allProcesses().filter(({ pid }) => workingFolder(pid).startsWith(folder));
    if (holders.length === 0) return;
    for (const { pid } of holders) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has gone by itself.
      }
    }
    await pause(50);
  }
  throw new Error('somebody still uses the disk');
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
