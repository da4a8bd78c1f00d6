// Serves one world for the journeys: a fresh data folder, the seeded demo world, the real server. Stops on SIGTERM.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { superviseServers } from '../tools/setup/supervise.mjs';
import { worldOf } from './worlds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const world = worldOf(process.argv[2] ?? '');
const dataDir = `${root}.cache/journeys/${world.name}`;
if (!process.env['DATABASE_URL']) rmSync(dataDir, { recursive: true, force: true });

process.exitCode = await superviseServers({
  node: process.execPath,
  cwd: root,
  processes: world.processes,
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(world.port),
    CONSOLE_PORT: String(world.consolePort),
    PAYMENT_PORT: String(world.paymentPort),
    DATA_DIR: dataDir,
    RATE_SCALE: '100',
    LOG_LEVEL: 'warn',
  },
});
