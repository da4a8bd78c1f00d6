// Measures `npm start` from the command to the first page, on a warm install: with an empty data
// folder and with an existing one; and the platform's memory at rest.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchmarkOptions, Bound, Figure, Figures } from './figures.ts';
import { familyOf, megabytesOf, postgresProcesses } from './machine.ts';
import { pause, secret } from './server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Time until memory used only for the first pages has been released. */
const restMs = 75_000;
const withinMs = 180_000;
const secondsMax = 60;
/** On a data folder that is there. */
const secondsAgainMax = 3;
const serverMbMax = 166;
const closedWithinMs = 20_000;

export async function measureStart(options: BenchmarkOptions): Promise<Figures> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.cache', 'benchmark-start-'));
  // The account that runs the database has to pass through.
  chmodSync(dataDir, 0o755);
  try {
    return await (options.isSmoke ? startOnBooks(options, dataDir) : startTwice(options, dataDir));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startTwice({ say }: BenchmarkOptions, dataDir: string): Promise<Figures> {
  const first = await startOnce({ dataDir, env: {}, restMs: 0 });
  say(`  with an empty data folder: ${first.seconds.toFixed(1)} s`);
  const second = await startOnce({ dataDir, env: {}, restMs });
  say(`  with a data folder that is there: ${second.seconds.toFixed(1)} s`);
  return {
    name: 'start',
    notes: [`memory at rest is that of ${restMs / 1000} s after the first page`],
    figures: [
      {
        what: 'first page on an empty data folder, before its demo world is whole',
        value: first.seconds,
        unit: 's',
        promised: { of: 'value', atMost: secondsMax },
      },
      {
        what: 'first page when started again',
        value: second.seconds,
        unit: 's',
        promised: { of: 'value', atMost: secondsAgainMax },
      },
      ...second.memory,
    ],
  };
}

/** On tables that are there, without the demo world: what of a start has to be proved at all. */
async function startOnBooks({ openBooks }: BenchmarkOptions, dataDir: string): Promise<Figures> {
  const books = await openBooks();
  try {
    const env = {
      DATABASE_URL: books.database.url,
      SEED_DEMO: 'no',
      ALLOW_SANDBOX: 'mail,sms,geolocation,phone,beacon,payment,exclusion',
      BAIZE_SECRET: secret,
    };
    const { seconds, memory } = await startOnce({ dataDir, env, restMs: 0 });
    const what = 'first page on a database that is there';
    return { name: 'start', notes: [], figures: [{ what, value: seconds, unit: 's' }, ...memory] };
  } finally {
    await books.close();
  }
}

interface Wanted {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly restMs: number;
}

async function startOnce({ dataDir, env, restMs: rest }: Wanted) {
  const [port = 0, ...ports] = await freePorts(5);
  const [console = 0, payment = 0, phone = 0, vendor = 0] = ports;
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      CONSOLE_PORT: String(console),
      PAYMENT_PORT: String(payment),
      PHONE_PORT: String(phone),
      VENDOR_PORT: String(vendor),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let said = '';
  for (const voice of [child.stdout, child.stderr]) {
    voice.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-2000);
    });
  }
  const gone = new Promise((resolve) => child.on('exit', resolve));
  try {
    await untilPage(port, () => (child.exitCode === null ? undefined : said));
    const seconds = (performance.now() - began) / 1000;
    await pause(rest);
    return { seconds, memory: memoryOf(child.pid ?? 0, dataDir) };
  } finally {
    child.kill('SIGTERM');
    await gone;
    await untilClosed(port);
  }
}

/** Free a moment ago: the companies have to know each other's before they listen. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports: number[] = [];
  for (const server of servers) {
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    ports.push((server.address() as AddressInfo).port);
  }
  for (const server of servers) await new Promise((done) => server.close(done));
  return ports;
}

async function untilClosed(port: number): Promise<void> {
  for (let waited = 0; waited < closedWithinMs; waited += 50) {
    if ((await pageOf(port)) === undefined) return;
    await pause(50);
  }
  throw new Error('npm start has left a server behind');
}

const pageOf = (port: number): Promise<string | undefined> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.text(),
    () => undefined,
  );

async function untilPage(port: number, lastWords: () => string | undefined): Promise<void> {
  for (const began = performance.now(); performance.now() - began < withinMs;) {
    const words = lastWords();
    if (words !== undefined) throw new Error(`npm start has ended: ${words}`);
    const page = (await pageOf(port)) ?? '';
    if (page.includes('<html')) return;
    await pause(50);
  }
  throw new Error('no page came');
}

function memoryOf(pid: number, dataDir: string): Figure[] {
  const family = familyOf(pid);
  const running = (main: string) => family.filter(({ command }) => command.includes(main));
  const database = postgresProcesses().find(({ command }) => command.includes(dataDir));
  const figure = (what: string, list: typeof family, promised?: Bound): Figure[] =>
    list.length === 0
      ? []
      : [{ what: `memory at rest: ${what}`, ...megabytes(list), ...(promised && { promised }) }];
  return [
    ...figure('the server', running('server/src/main.ts'), { of: 'value', atMost: serverMbMax }),
    ...figure('the sandbox’s game vendor', running('sandbox-vendor/src/main.ts')),
    ...figure('PostgreSQL', database ? familyOf(database.pid) : []),
  ];
}

const megabytes = (list: Parameters<typeof megabytesOf>[0]) => ({
  value: megabytesOf(list),
  unit: 'MB',
});
