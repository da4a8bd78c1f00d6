// `npm start`: from a fresh clone to a running site. Installs what is missing, builds what changed,
// starts the server processes and passes Ctrl-C and SIGTERM on once, so that they stop cleanly.
import { delimiter, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findNode, noNodeMessage } from './node-program.mjs';
import { giveUp, root, say } from './root.mjs';
import { run } from './run.mjs';
import { superviseServers } from './supervise.mjs';

function processesWanted() {
  const wanted = Number(process.env.PROCESSES ?? '1');
  if (Number.isInteger(wanted) && wanted >= 1) return wanted;
  return giveUp(`PROCESSES must be a whole number from 1, not "${process.env.PROCESSES}".`);
}

async function start() {
  const processes = processesWanted();
  if (!(await ensureInstalled(root))) giveUp('npm ci failed; its message stands above.');
  const node = findNode(root) ?? giveUp(noNodeMessage);
  const bin = join(root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Modules as they were compiled for the last start: half of the time that loading them takes.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  };
  const build = ['tools/build/build.ts', '--if-changed'];
  if ((await run(node, build, { cwd: root, env })) !== 0) giveUp('The front ends did not build.');
  say('starting');
  const isDemo = env.SEED_DEMO !== 'no';
  const companions = [
    // A house without a demo world has no players of the vendor's.
    ...(isDemo ? ['apps/sandbox-vendor/src/main.ts'] : []),
    // The payment company of the sandbox, unless a real one carries the money.
    ...(isDemo || !env.POLLPAY_URL ? ['apps/server/src/sandbox-payment.ts'] : []),
  ];
  process.exitCode = await superviseServers({ node, env, processes, cwd: root, companions });
}

await start();
