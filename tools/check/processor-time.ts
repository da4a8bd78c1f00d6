// Wraps a command so that at its end the processor time of it and of all its descendants is known:
// a shell counts the processes it has waited for. A database that leaves its parent is counted on
// Linux only, where the shell adopts it; on Windows nothing is counted.
import { spawnSync } from 'node:child_process';

export interface Command {
  readonly program: string;
  readonly words: readonly string[];
}

/** Where the shell says what it counted; closed to the command, which may leave daemons behind. */
export const countedAt = 3;

const script = `"$@" ${countedAt}>&-; code=$?; times >&${countedAt}; exit $code`;

export function counted(command: Command): Command {
  if (process.platform === 'win32') return command;
  const words = ['-c', script, 'sh', command.program, ...command.words];
  const adopting = adoptingPerl();
  return adopting === undefined
    ? { program: 'sh', words }
    : { program: 'perl', words: ['-e', adopting, 'sh', ...words] };
}

/** PR_SET_CHILD_SUBREAPER: who asks for it is the parent of every descendant that lost its own. */
const adoptOrphans = 36;
const prctlNumbers: Readonly<Record<string, number>> = { x64: 157, arm64: 167 };

/** Node cannot make that system call and Perl, which is part of every Debian, can. */
function adoptingPerl(): string | undefined {
  const prctl = prctlNumbers[process.arch];
  if (process.platform !== 'linux' || prctl === undefined) return undefined;
  if (spawnSync('perl', ['-e', '1']).status !== 0) return undefined;
  return `syscall(${prctl}, ${adoptOrphans}, 1, 0, 0, 0); exec @ARGV`;
}

/** Sums what the shell's `times` says: its own and its children's, user and system. */
export function readTimes(told: string): number | undefined {
  const times = [...told.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)];
  if (times.length === 0) return undefined;
  return times.reduce((sum, [, minutes, whole, part]) => {
    return sum + Number(minutes) * 60 + Number(`${whole}.${part}`);
  }, 0);
}
