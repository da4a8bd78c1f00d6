// The server as a process of its own, started as `npm start` starts it, on free ports that it says
// itself, and stopped as benchmarks need: politely, or from one moment to the next.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly pid: number;
  readonly siteUrl: string;
  readonly consoleUrl: string;
  stop(): Promise<void>;
  /** SIGKILL: no clean-up, no output. */
  kill(): Promise<void>;
}

/** The one that the crowd's own server is built with. */
export const secret = '07'.repeat(32);

const root = fileURLToPath(new URL('..', import.meta.url));
const main = 'apps/server/src/main.ts';
const readyWithinMs = 60_000;

/** Starts it and waits until it takes callers. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      PORT: '0',
      CONSOLE_PORT: '0',
      PAYMENT_PORT: '0',
      PHONE_PORT: '0',
      RATE_SCALE: '1000000',
      SEED_DEMO: 'no',
      ALLOW_SANDBOX: 'mail,sms,geolocation,phone,beacon,payment,exclusion',
      UNVERIFIED_CODE: 'tell',
      LOG_LEVEL: process.env['BENCH_LOG'] ?? 'fatal',
      DATA_DIR: join(root, '.cache', 'benchmark-data'),
      BAIZE_SECRET: secret,
      ...env,
    },
  });
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const { site, console: staff } = (await told(child)) as { site: string; console: string };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  return {
    pid: child.pid ?? 0,
    siteUrl: numbered(site),
    consoleUrl: numbered(staff),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** A name would be looked up with every connection. */
const numbered = (url: string) => `http://127.0.0.1:${new URL(url).port}`;

/** Where a child of ours says that it listens. */
export async function told(child: ChildProcess): Promise<unknown> {
  let said = '';
  for (const voice of [child.stdout, child.stderr]) {
    voice?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-2000);
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const give = (message: unknown) => resolve((message as { listening: unknown }).listening);
  child.once('message', give);
  child.once('exit', () => reject(new Error(`It ended at its start: ${said}`)));
  const tooLong = setTimeout(() => {
    child.kill('SIGKILL');
    reject(new Error(`It did not come up: ${said}`));
  }, readyWithinMs);
  return promise.finally(() => clearTimeout(tooLong));
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
