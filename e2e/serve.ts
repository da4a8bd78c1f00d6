// Serves one world for the journeys: a fresh data folder, the seeded demo world, the real server.
// Stops on SIGTERM, like `npm start`, whose supervisor it is.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { worldOf } from './worlds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const world = worldOf(process.argv[2] ?? '');
const dataDir = `${root}.cache/journeys/${world.name}`;
if (!process.env['DATABASE_URL']) rmSync(dataDir, { recursive: true, force: true });

const start = spawn(process.execPath, ['tools/setup/start.mjs'], {
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
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => start.kill('SIGTERM'));
start.once('close', (code) => {
  process.exitCode = code ?? 1;
});
