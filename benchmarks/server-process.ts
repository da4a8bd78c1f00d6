// The server as a process of its own, started as `npm start` starts it and stopped as benchmarks
// need: politely, or from one moment to the next.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly pid: number;
  readonly siteUrl: string;
  readonly consoleUrl: string;
  stop(): Promise<void>;
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>;
}

export interface ServerPlace {
  readonly env: Readonly<Record<string, string>>;
  readonly ports: {
    readonly site: number;
    readonly console: number;
    readonly payment: number;
    readonly phone: number;
  };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const main = 'apps/server/src/main.ts';
const readyWithinMs = 60_000;
const lookEveryMs = 20;

/** Starts it and waits until it answers. */
export async function startServer({ env, ports }: ServerPlace): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: String(ports.site),
      CONSOLE_PORT: String(ports.console),
      PAYMENT_PORT: String(ports.payment),
      PHONE_PORT: String(ports.phone),
      RATE_SCALE: '1000000',
      SEED_DEMO: 'no',
      LOG_LEVEL: process.env['BENCH_LOG'] ?? 'fatal',
      DATA_DIR: join(root, '.cache', 'benchmark-data'),
      // The one that the crowd's own server was built with.
      BAIZE_SECRET: '07'.repeat(32),
      ...env,
    },
  });
  let said = '';
  for (const voice of [child.stdout, child.stderr]) {
    voice.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-2000);
    });
  }
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const siteUrl = `http://127.0.0.1:${ports.site}`;
  await untilReady(siteUrl, () => (child.exitCode === null ? undefined : said)).catch(
    async (error: unknown) => {
      child.kill('SIGKILL');
      throw new Error(said || 'It said nothing.', { cause: error });
    },
  );
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  return {
    pid: child.pid ?? 0,
    siteUrl,
    consoleUrl: `http://127.0.0.1:${ports.console}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export async function untilReady(
  siteUrl: string,
  failure: () => string | undefined,
): Promise<void> {
  for (let waited = 0; waited < readyWithinMs; waited += lookEveryMs) {
    const failed = failure();
    if (failed !== undefined) throw new Error(`The server ended at its start: ${failed}`);
    const ready = await fetch(`${siteUrl}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await pause(lookEveryMs);
  }
  throw new Error('The server did not come up');
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
