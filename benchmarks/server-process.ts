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
const company = 'apps/server/src/sandbox-payment.ts';
/** The keys of the sandbox's companies are in it. */
export const benchmarkDataDir = join(root, '.cache', 'benchmark-data');
const readyWithinMs = 60_000;

type Env = Readonly<Record<string, string>>;

/** Starts it and waits until it takes callers. */
export async function startServer(env: Env): Promise<ServerProcess> {
  return serverOf(start(main, env));
}

/** With the demo world and the sandbox's payment company, once the world is complete. */
export async function startDemoServer(dataDir: string): Promise<ServerProcess> {
  const payments = start(company, { DATA_DIR: dataDir });
  const { port } = new URL((await told(payments.child, 'listening')) as string);
  const process = start(main, { DATA_DIR: dataDir, SEED_DEMO: 'yes', PAYMENT_PORT: port });
  const isReady = told(process.child, 'ready');
  const server = await serverOf(process);
  await isReady;
  const end = async (how: () => Promise<void>) => {
    await how();
    payments.child.kill('SIGTERM');
    await payments.gone;
  };
  return { ...server, stop: () => end(server.stop), kill: () => end(server.kill) };
}

interface Started {
  readonly child: ChildProcess;
  readonly gone: Promise<void>;
}

function start(file: string, env: Env): Started {
  const child = spawn(process.execPath, [file], {
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
      DATA_DIR: benchmarkDataDir,
      BAIZE_SECRET: secret,
      ...env,
    },
  });
  return { child, gone: new Promise((resolve) => child.on('exit', () => resolve())) };
}

async function serverOf({ child, gone }: Started): Promise<ServerProcess> {
  const urls = (await told(child, 'listening')) as { site: string; console: string };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  return {
    pid: child.pid ?? 0,
    siteUrl: numbered(urls.site),
    consoleUrl: numbered(urls.console),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** A name would be looked up with every connection. */
const numbered = (url: string) => `http://127.0.0.1:${new URL(url).port}`;

/** What a child of ours says under this name: where it listens, or that it is ready. */
export async function told(child: ChildProcess, name: 'listening' | 'ready'): Promise<unknown> {
  let said = '';
  for (const voice of [child.stdout, child.stderr]) {
    voice?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-2000);
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  child.on('message', (message: Readonly<Record<string, unknown>>) => {
    if (name in message) resolve(message[name]);
  });
  child.once('exit', () => reject(new Error(`It ended before it was ${name}: ${said}`)));
  const tooLong = setTimeout(() => {
    child.kill('SIGKILL');
    reject(new Error(`It did not come up: ${said}`));
  }, readyWithinMs);
  return promise.finally(() => clearTimeout(tooLong));
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
