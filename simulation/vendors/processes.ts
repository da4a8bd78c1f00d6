// The platform and the vendor as processes of their own, each started as `npm start` starts it,
// killed from one moment to the next and started again. A call that needs one waits until it
// answers.
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Kept {
  readonly url: string;
  /** SIGKILL, and up again when this is done. */
  kill(): Promise<void>;
  /** A process that killed itself is up again when this is done. */
  revive(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface Wanted {
  readonly main: string;
  readonly url: string;
  /** Answers once it is up. */
  readonly readyPath: string;
  readonly env: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyMsMax = 90_000;
/** Where a cache of compiled code is named, each of the many starts takes half the time. */
const passedOn = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name] ?? '']),
);
const lookMs = 40;

/** Also those that are not up yet: whatever ends us, nobody is left behind. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export async function keepProcess(wanted: Wanted): Promise<Kept> {
  let running = await open(wanted);
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise<void>((resolve) => {
      if (running.exitCode !== null || running.signalCode !== null) resolve();
      else running.once('exit', () => resolve());
    });
    running.kill(signal);
    await gone;
  };
  return {
    url: wanted.url,
    async kill() {
      await end('SIGKILL');
      running = await open(wanted);
    },
    async revive() {
      if (running.exitCode === null && running.signalCode === null) return false;
      running = await open(wanted);
      return true;
    },
    stop: () => end('SIGTERM'),
  };
}

async function open(wanted: Wanted): Promise<ChildProcess> {
  const { main, url, readyPath, env } = wanted;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...passedOn, NODE_ENV: 'production', ...env },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-3000);
  });
  for (let waited = 0; waited < readyMsMax; waited += lookMs) {
    if (child.exitCode !== null) throw new Error(`${main} ended at its start: ${said}`);
    // A round that was left open may have it kill itself anew, once a message.
    if (child.signalCode !== null) return open(wanted);
    const ready = await fetch(`${url}${readyPath}`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child;
    await sleep(lookMs);
  }
  throw new Error(`${main} did not come up: ${said}`);
}
