// The load of the machine under a benchmark: processor time of processes and their share of memory,
// as Linux reports it. The processor time of a process that ended is added to its parent.
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Its own, and that of its children that have ended. */
  readonly cpuSeconds: number;
}

function factsOf(pid: number): ProcessFacts | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command stands in brackets and may hold anything, so what follows the last one is read.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const parent = Number(fields[1]);
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent, command, cpuSeconds: ticks / ticksPerSecond };
  } catch {
    return undefined;
  }
}

export function allProcesses(): ProcessFacts[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => factsOf(Number(name)) ?? []);
}

/** The process and all that it has started, and they in turn. */
export function familyOf(pid: number): ProcessFacts[] {
  const all = allProcesses();
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** PostgreSQL's processes of this machine. */
export function postgresProcesses(): ProcessFacts[] {
  return allProcesses().filter(({ command }) => /(^|\/)postgres(:| -D|$)/.test(command));
}

export function cpuSecondsOf(processes: readonly ProcessFacts[]): number {
  return processes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

/** Megabytes that would be freed if the processes ended: shared pages count by their share. */
export function megabytesOf(processes: readonly ProcessFacts[]): number {
  const kilobytes = processes.map(({ pid }) => {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
