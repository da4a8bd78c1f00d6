// Starts one server process, and stops it cleanly on SIGTERM and Ctrl-C. The database is opened
// while the platform's modules are still being loaded: each takes about a second.
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { levels } from '../../../architecture.mjs';
import { readEnvironment, type Environment } from './environment.ts';
import { openDatabase, type Database } from './platform/database/index.ts';
import { openLog } from './platform/log/index.ts';
import type { Closing } from './serve.ts';

/** How long a stop may take: the time in which calls are still answered comes on top. */
interface Patience {
  ms: number;
}

async function main(environment: Environment, opened: Closing, patience: Patience): Promise<void> {
  const { databaseUrl: url, dataDir, logLevel, processIndex, drainSeconds } = environment;
  patience.ms += drainSeconds * 1000;
  const log = openLog({ level: logLevel });
  const say = (text: string) => void (processIndex === 0 && process.stdout.write(`${text}\n`));
  say('opening the database …');
  const opening = openDatabase({ url, dataDir, log });
  // One that could not be opened has told so already, and has nothing to close.
  const close = (database: Database) => database.close();
  opened.push(() => opening.then(close, () => undefined));
  const [database, { serve }] = await Promise.all([opening, loadServer()]);
  await serve({ environment, database, log, say }, opened);
}

/**
 * Module by module: what Node has read from its compile cache is freed after each. Freed only at
 * the end, it would leave holes of 20 MB between what stays.
 */
async function loadServer() {
  for (const name of levels.flatMap(({ modules }) => modules)) {
    await import(`./modules/${name}/index.ts`);
    flushCompileCache();
  }
  return import('./serve.ts');
}

/** Leaves once, also from the middle of a start; a stop that hangs is ended. */
function leaver(opened: Closing, patience: Patience): (code: number) => void {
  let leaving = false;
  return (code) => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), patience.ms).unref();
    void closeAll(opened).then((clean) => process.exit(clean ? code : 1));
  };
}

async function closeAll(opened: Closing): Promise<boolean> {
  let clean = true;
  for (const close of opened.toReversed()) {
    await close().catch((error: unknown) => {
      clean = false;
      process.stderr.write(`${String(error)}\n`);
    });
  }
  return clean;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const opened: Closing = [];
  const patience: Patience = { ms: 15_000 };
  const leave = leaver(opened, patience);
  process.on('SIGTERM', () => leave(0));
  process.on('SIGINT', () => leave(0));
  // The supervisor that started us is gone, so we stop ourselves.
  process.on('disconnect', () => leave(0));
  const start = async () => main(readEnvironment(process.env), opened, patience);
  await start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    leave(1);
  });
}
