// Ends all processes that a process has started, also those that left its process group: by a
// signal first, by force ten seconds later. The process itself then ends, for it waits for nothing
// any more.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const graceMs = 10_000;
const lookMs = 100;

export async function stopDescendants(pid: number): Promise<void> {
  const asked = new Set<number>();
  for (let waited = 0; ; waited += lookMs) {
    const living = livingBelow(new Set([pid, ...asked])).filter((one) => one !== pid);
    if (living.length === 0) return;
    for (const one of living) {
      if (waited >= graceMs) signal(one, 'SIGKILL');
      else if (!asked.has(one)) signal(one, 'SIGTERM');
      asked.add(one);
    }
    await sleep(lookMs);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in between.
  }
}

/** The living processes among `roots` and their descendants. */
function livingBelow(roots: ReadonlySet<number>): number[] {
  const parents = parentsOfAll();
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return roots.has(pid) || (parent !== undefined && parent !== pid && isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

function parentsOfAll(): Map<number, number> {
  return existsSync('/proc/self/stat') ? parentsByProc() : parentsByPs();
}

function parentsByProc(): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [, state, parent] = stat.slice(stat.lastIndexOf(')')).split(' ');
        return state === 'Z' ? [] : [[Number(pid), Number(parent)] as const];
      } catch {
        return [];
      }
    }),
  );
}

function parentsByPs(): Map<number, number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  const rows = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.flatMap(([pid, parent, state = '']) =>
      state === '' || state.startsWith('Z') ? [] : [[Number(pid), Number(parent)] as const],
    ),
  );
}
