// Starts one server process: database, migrations, modules, listeners; the first process also seeds the demo world and says
// where everything is. Stops cleanly on SIGTERM and Ctrl-C.
import { fileURLToPath } from 'node:url';
import { levels } from '../../../architecture.mjs';
import { createServer } from './compose/server.ts';
import { seedDemoWorld } from './demo/demo-world.ts';
import { sayWhere } from './demo/say-where.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { readOrMakeSecret, secretOf } from './modules/identity/index.ts';
import { openSandpay } from './platform/adapters/payment/sandpay/index.ts';
import { systemClock } from './platform/clock/index.ts';
import { findSchemaSets, migrate, openDatabase } from './platform/database/index.ts';
import { openLog } from './platform/log/index.ts';
import { systemRandomness } from './platform/randomness/index.ts';

const stopMsMax = 15_000;

async function main(environment: Environment): Promise<void> {
  const { dataDir, host, port, consolePort, paymentPort, processes } = environment;
  const log = openLog({ level: environment.logLevel });
  const first = environment.processIndex === 0;
  const say = (text: string) => void (first && process.stdout.write(`${text}\n`));
  say('opening the database …');
  const database = await openDatabase({ url: environment.databaseUrl, dataDir, log });
  await migrate(database.kysely, findSchemaSets(new URL('./', import.meta.url), levels));
  const clock = systemClock;
  const reusePort = processes > 1;
  const sandpay = await openSandpay({ database, clock, log, port: paymentPort, host, reusePort });
  const server = await createServer({
    database,
    clock,
    randomness: systemRandomness,
    log,
    natsUrl: environment.natsUrl,
    profile: environment.profile,
    secret: environment.secret ? secretOf(environment.secret) : readOrMakeSecret(dataDir),
    providers: [sandpay.provider],
    publicUrl: environment.publicUrl,
    limits: {
      addressPerMinute: 1200 * environment.rateScale,
      accountPerMinute: 900 * environment.rateScale,
      endpointScale: environment.rateScale,
      bodyBytesMax: 64 * 1024,
      trustedProxies: environment.trustedProxies,
    },
  });
  const urls = await server.listen(
    { host, port, reusePort },
    { host, port: consolePort, reusePort },
  );
  if (first && environment.seedDemo) await seedDemoWorld(server, urls.site, say);
  if (first) sayWhere(urls, sandpay.url, say);
  stopOnSignals(async () => {
    await server.stop();
    await sandpay.close();
    await database.close();
  });
}

/** One signal stops cleanly; a stop that hangs is ended. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const leave = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMsMax).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // The supervisor that started us is gone: nobody else would stop us.
  process.on('disconnect', leave);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(readEnvironment(process.env)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
