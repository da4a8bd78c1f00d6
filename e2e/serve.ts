// Serves worlds for the journeys, side by side: for each a fresh data folder, the seeded demo world
// and the real server, as `npm start` starts them. Answers once all of them are ready, and stops
// them on SIGTERM.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readyPort, worldOf, type World } from './worlds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const worlds = process.argv.slice(2).map(worldOf);

function start(world: World): ChildProcess {
  const dataDir = `${root}.cache/journeys/${world.name}`;
  if (!process.env['DATABASE_URL']) rmSync(dataDir, { recursive: true, force: true });
  return spawn(process.execPath, ['tools/setup/start.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(world.port),
      CONSOLE_PORT: String(world.consolePort),
      PAYMENT_PORT: String(world.paymentPort),
      PHONE_PORT: String(world.phonePort),
      VENDOR_PORT: String(world.vendorPort),
      PROCESSES: String(world.processes),
      DATA_DIR: dataDir,
      RATE_SCALE: '100',
    },
  });
}

async function isReady({ port }: World): Promise<boolean> {
  const asked = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
  return asked?.ok ?? false;
}

// Once for all: each of them would build what changed.
spawnSync(process.execPath, ['tools/build/build.ts', '--if-changed'], {
  cwd: root,
  stdio: 'inherit',
});
const starts = worlds.map(start);
const door = createServer(async (_, response) => {
  const ready = await Promise.all(worlds.map(isReady));
  response.writeHead(ready.every(Boolean) ? 200 : 503).end();
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
    if (running > 0) return stop();
    door.close();
    door.closeAllConnections();
  });
