// `npm run dev`: the seeded world in watch mode. The server restarts itself on an edit, the front
// ends replace changed modules in the open page and proxy calls to the server.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { ProxyOptions, ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const port = Number(process.env['PORT'] ?? 8080);
const consolePort = Number(process.env['CONSOLE_PORT'] ?? 8081);
const arcadePort = 5174;

interface Front {
  readonly app: string;
  readonly devPort: number;
  readonly serverPort: number;
  readonly proxy?: Record<string, ProxyOptions>;
}

const fronts: readonly Front[] = [
  { app: 'arcade', devPort: arcadePort, serverPort: port },
  {
    app: 'site',
    devPort: 5173,
    serverPort: port,
    // The site opens games in a frame of its own address.
    proxy: { '/arcade': { target: `http://127.0.0.1:${arcadePort}`, ws: true } },
  },
  { app: 'console', devPort: 5175, serverPort: consolePort },
];

async function openFront({ app, devPort, serverPort, proxy = {} }: Front) {
  const folder = join(root, 'apps', app);
  if (!existsSync(join(folder, 'vite.config.ts'))) return undefined;
  // Each app's own settings send its calls to the server named here.
  process.env['API_URL'] = `http://127.0.0.1:${serverPort}`;
  const server = await createServer({
    root: folder,
    server: { host: '127.0.0.1', port: devPort, strictPort: true, proxy },
  });
  await server.listen();
  process.stdout.write(`baize: ${app} at http://127.0.0.1:${devPort}${server.config.base}\n`);
  return server;
}

function openServer(): ChildProcess {
  const words = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
  const env = { ...process.env, NODE_ENV: 'development', UNVERIFIED_CODE: 'tell' };
  return spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
}

/** An outside company of the sandbox: the vendor of games, and the one that carries payments. */
function openCompany(main: string): ChildProcess {
  const words = ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output'];
  return spawn(process.execPath, [...words, main], { cwd: root, stdio: 'inherit' });
}

async function main(): Promise<void> {
  const vendor = openCompany('apps/sandbox-vendor/src/main.ts');
  const payments = openCompany('apps/server/src/sandbox-payment.ts');
  const server = openServer();
  const opened: (ViteDevServer | undefined)[] = [];
  for (const front of fronts) opened.push(await openFront(front));
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    vendor.kill('SIGTERM');
    payments.kill('SIGTERM');
    await Promise.all([gone, ...opened.map((front) => front?.close())]);
    process.exit(0);
  };
  // Vite ends the process on its own as soon as it hears SIGTERM; ours waits for the server too.
  process.removeAllListeners('SIGTERM');
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  server.once('exit', (code) => (stopping ? undefined : process.exit(code ?? 1)));
}

await main();
