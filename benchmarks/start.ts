// How long `npm start` takes from the command to the first page, on a warm install: with an empty
// data folder and with one that is already there; and how much memory the platform takes at rest.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchmarkOptions, Figures } from './figures.ts';
import { familyOf, megabytesOf, postgresProcesses } from './machine.ts';
import { pause } from './server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = join(root, '.cache', 'benchmark-start');
const ports = { PORT: '18451', CONSOLE_PORT: '18453', PAYMENT_PORT: '18455', PHONE_PORT: '18457' };
const restMs = 8000;
const withinMs = 180_000;
const secondsMax = 60;
const closedWithinMs = 20_000;

export async function measureStart({ say }: BenchmarkOptions): Promise<Figures> {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  try {
    const first = await startOnce();
    say(`  with an empty data folder: ${first.seconds.toFixed(1)} s`);
    const second = await startOnce();
    say(`  with a data folder that is there: ${second.seconds.toFixed(1)} s`);
    const notes = [
      `first page after ${first.seconds.toFixed(1)} s on an empty data folder, demo world included`,
      `first page after ${second.seconds.toFixed(1)} s when started again`,
      `memory at rest, shared pages by their share: ${second.memory}`,
    ];
    const value = secondsMax - first.seconds;
    const promises = [{ what: `seconds left of ${secondsMax}`, value, atLeast: 0 }];
    return { name: 'start', notes, samples: [], promises };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(): Promise<{ seconds: number; memory: string }> {
  const strangers = new Set(postgresProcesses().map(({ pid }) => pid));
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...ports, DATA_DIR: dataDir },
  });
  const gone = new Promise((resolve) => child.on('exit', resolve));
  try {
    await untilPage(() => child.exitCode !== null);
    const seconds = (performance.now() - began) / 1000;
    await pause(restMs);
    return { seconds, memory: memoryOf(child.pid ?? 0, strangers) };
  } finally {
    child.kill('SIGTERM');
    await gone;
    await untilClosed();
  }
}

async function untilClosed(): Promise<void> {
  for (let waited = 0; waited < closedWithinMs; waited += 50) {
    if ((await pageOf()) === undefined) return;
    await pause(50);
  }
  throw new Error('npm start has left a server behind');
}

const pageOf = (): Promise<string | undefined> =>
  fetch(`http://127.0.0.1:${ports.PORT}/`).then(
    (response) => response.text(),
    () => undefined,
  );

async function untilPage(hasEnded: () => boolean): Promise<void> {
  for (const began = performance.now(); performance.now() - began < withinMs;) {
    if (hasEnded()) throw new Error('npm start has ended');
    const page = (await pageOf()) ?? '';
    if (page.includes('<html')) return;
    await pause(50);
  }
  throw new Error('no page came');
}

function memoryOf(pid: number, strangers: ReadonlySet<number>): string {
  const server = familyOf(pid).filter(({ command }) => command.includes('src/main.ts'));
  const database = postgresProcesses().filter((one) => !strangers.has(one.pid));
  const tell = (name: string, list: typeof server) =>
    `${name} ${Math.round(megabytesOf(list))} MB (${list.length} processes)`;
  return `${tell('server', server)}, ${tell('PostgreSQL', database)}`;
}
