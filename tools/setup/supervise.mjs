// Looks after the server processes and their companions: passes a stop signal on once, ends when
// the servers have ended, and starts one again that fell while others go on serving. A companion is
// a process of an outside company in the sandbox; one that falls is always started again.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { say } from './root.mjs';

const restartPauseMs = 1000;
const parentCheckMs = 1000;
const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };

/**
 * @param {{ node: string, env: NodeJS.ProcessEnv, processes: number, cwd: string,
 *   main?: string, companions?: readonly string[] }} wanted
 * @returns {Promise<number>} the exit code: that of the server when there is one
 */
export async function superviseServers(wanted) {
  const companions = (wanted.companions ?? []).map((main) => keepCompanion(wanted, main));
  const code = await superviseProcesses(wanted);
  await Promise.all(companions.map((companion) => companion.stop()));
  return code;
}

function superviseProcesses({ node, env, processes, cwd, main = 'apps/server/src/main.ts' }) {
  return new Promise((resolve) => {
    const running = new Map();
    let stopping = false;
    let hasOthers = false;
    let exitCode = 0;

    const open = (index) => {
      // A group of its own: Ctrl-C in a terminal reaches us alone, and each server hears of it
      // once. The channel lets a server notice that we were killed.
      const child = spawn(node, [main], {
        cwd,
        env: { ...env, PROCESS_INDEX: String(index), PROCESSES: String(processes) },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        detached: process.platform !== 'win32',
      });
      running.set(index, child);
      if (index === 0) child.on('message', openOthers);
      child.once('error', (error) => process.stderr.write(`baize: ${error.message}\n`));
      child.once('close', (code, signal) => ended(index, code ?? signalCodes[signal] ?? 1));
    };
    // The first one makes the demo world with its clock set back: the others would refuse its
    // messages and it theirs.
    const openOthers = ({ ready } = {}) => {
      if (ready !== true || stopping || hasOthers) return;
      hasOthers = true;
      for (let index = 1; index < processes; index += 1) open(index);
    };
    const ended = (index, code) => {
      running.delete(index);
      if (!stopping && processes > 1) {
        say(`server process ${index} ended (${code}); starting it again`);
        setTimeout(() => (stopping ? undefined : open(index)), restartPauseMs);
        return;
      }
      exitCode ||= code;
      if (running.size === 0) resolve(exitCode);
    };
    const stop = (signal) => {
      if (stopping) return;
      stopping = true;
      if (running.size === 0) resolve(exitCode);
      for (const child of running.values()) child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop('SIGTERM'));
    stopWhenOrphaned(stop);
    open(0);
  });
}

function keepCompanion({ node, env, cwd }, main) {
  let stopping = false;
  let running;
  const open = () => {
    running = spawn(node, ['--disable-warning=ExperimentalWarning', main], {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    running.once('error', (error) => process.stderr.write(`baize: ${error.message}\n`));
    running.once('close', () => {
      running = undefined;
      if (!stopping) setTimeout(() => (stopping ? undefined : open()), restartPauseMs);
    });
  };
  open();
  return {
    stop: () =>
      new Promise((resolve) => {
        stopping = true;
        if (running === undefined) return resolve();
        running.once('close', resolve);
        return running.kill('SIGTERM');
      }),
  };
}

// npm does not pass every signal on; when it is gone we are to go as well.
function stopWhenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) stop('SIGTERM');
  }, parentCheckMs).unref();
}

/** Our parent and, where the system tells, its parent: between npm and us there may be a shell. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}
