// Serves worlds for the journeys, side by side: for each a fresh data folder, the seeded demo world
// and the real server, as `npm start` starts them. It answers once all of them report that they
// run: they serve before that, but the clock is in the past while their demo world is made. Stops
// them on SIGTERM, and one whose journeys are over when it is asked to.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readyPort, stopPath, worldOf, type World } from './worlds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const worlds = process.argv.slice(2).map(worldOf);

function start(world: World): ChildProcess {
  const dataDir = `${root}.cache/journeys/${world.name}`;
  if (!process.env['DATABASE_URL']) rmSync(dataDir, { recursive: true, force: true });
  return spawn(process.execPath, ['tools/setup/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(world.port),
      CONSOLE_PORT: String(world.consolePort),
      PAYMENT_PORT: String(world.paymentPort),
      PHONE_PORT: String(world.phonePort),
      VENDOR_PORT: String(world.vendorPort),
      CLOCK_PORT: String(world.clockPort),
      PROCESSES: String(world.processes),
      DATA_DIR: dataDir,
      RATE_SCALE: '100',
    },
  });
}

/** Becomes true once the world says that it runs; what it says is passed on. */
function listen(world: ChildProcess): { runs: boolean } {
  const heard = { runs: false };
  let said = '';
  world.stdout?.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (heard.runs) return;
    said += chunk.toString();
    heard.runs = said.includes('Baize is running.');
  });
  return heard;
}

// Once for all: each of them would build what changed.
spawnSync(process.execPath, ['tools/build/build.ts', '--if-changed'], {
  cwd: root,
  stdio: 'inherit',
});
const starts = worlds.map(start);
const heard = starts.map(listen);
const over = new Set<ChildProcess>();
const door = createServer(({ url }, response) => {
  const world = starts[worlds.findIndex(({ name }) => url === stopPath(name))];
  if (world !== undefined) {
    over.add(world);
    world.kill('SIGTERM');
  }
  response.writeHead(heard.every(({ runs }) => runs) ? 200 : 503).end();
}).listen(readyPort, '127.0.0.1');

const stop = () => {
  for (const one of starts) one.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
let running = starts.length;
for (const one of starts)
  one.once('close', (code) => {
    process.exitCode ||= code ?? 1;
    running -= 1;
    if (running > 0) return over.has(one) ? undefined : stop();
    door.close();
    door.closeAllConnections();
  });
