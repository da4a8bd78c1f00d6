// `npm run dev`: the seeded world with everything watched. The server restarts itself on an edit,
// the front ends replace what changed in the open page and pass calls through to the server.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { ProxyOptions, ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const port = Number(process.env['PORT'] ?? 8080);
const consolePort = Number(process.env['CONSOLE_PORT'] ?? port + 1);

const fronts = [
  { app: 'site', devPort: 5173, serverPort: port },
  { app: 'arcade', devPort: 5174, serverPort: port },
  { app: 'console', devPort: 5175, serverPort: consolePort },
];
const callPaths = ['/wps', '/lgw', '/lotto', '/lotto-vn', '/play', '/ops', '/vendor'];

function proxyTo(serverPort: number): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${serverPort}`;
  const calls = Object.fromEntries(callPaths.map((path) => [path, { target }]));
  return { ...calls, '/live': { target, ws: true } };
}

async function openFront(front: (typeof fronts)[number]): Promise<ViteDevServer | undefined> {
  const folder = join(root, 'apps', front.app);
  if (!existsSync(join(folder, 'vite.config.ts'))) return undefined;
  const server = await createServer({
    root: folder,
    server: {
      host: '127.0.0.1',
      port: front.devPort,
      strictPort: true,
      proxy: proxyTo(front.serverPort),
    },
  });
  await server.listen();
  process.stdout.write(`baize: ${front.app} at http://127.0.0.1:${front.devPort}\n`);
  return server;
}

function openServer(): ChildProcess {
  const words = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
  const env = { ...process.env, NODE_ENV: 'development' };
  return spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
}

async function main(): Promise<void> {
  const server = openServer();
  const opened = await Promise.all(fronts.map(openFront));
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await Promise.all([gone, ...opened.map((front) => front?.close())]);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  server.once('exit', (code) => (stopping ? undefined : process.exit(code ?? 1)));
}

await main();
