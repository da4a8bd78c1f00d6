// Starts one server process: database, migrations, modules, listeners; the first process also seeds
// the demo world and says where everything is. Stops cleanly on SIGTERM and Ctrl-C.
import { fileURLToPath } from 'node:url';
import { levels } from '../../../architecture.mjs';
import { settleAfterStart } from './after-start.ts';
import { openOutside } from './compose/outside.ts';
import { createServer } from './compose/server.ts';
import type { GatewayLimits } from './gateway/index.ts';
import { connectVendors } from './demo/connect-vendors.ts';
import { seedDemoWorld } from './demo/demo-world.ts';
import { sayWhere } from './demo/say-where.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { readOrMakeSecret, secretOf } from './modules/identity/index.ts';
import { createSandboxOutbox } from './platform/adapters/sandbox-outbox/index.ts';
import { httpPhoneProvider, openSandphone } from './platform/adapters/phone/index.ts';
import { sandboxTextMessenger, type TextMessenger } from './platform/adapters/sms/index.ts';
import { openSandpay, type SandpaySettings } from './platform/adapters/payment/sandpay/index.ts';
import { woundClock } from './platform/clock/index.ts';
import { findSchemaSets, migrate, openDatabase } from './platform/database/index.ts';
import { openLog } from './platform/log/index.ts';
import { systemRandomness } from './platform/randomness/index.ts';

const stopMsMax = 15_000;

/** What was opened, to be closed in the reverse order whenever the process leaves. */
type Closing = (() => Promise<unknown>)[];

async function main(environment: Environment, opened: Closing): Promise<void> {
  const { dataDir, host, port, consolePort } = environment;
  const log = openLog({ level: environment.logLevel });
  const first = environment.processIndex === 0;
  const say = (text: string) => void (first && process.stdout.write(`${text}\n`));
  say('opening the database …');
  const database = await openDatabase({ url: environment.databaseUrl, dataDir, log });
  opened.push(() => database.close());
  await migrate(database.kysely, findSchemaSets(new URL('./', import.meta.url), levels));
  const clock = woundClock();
  const reusePort = environment.processes > 1;
  const outside = await openOutside(environment.outside, { clock, log });
  opened.push(() => outside.close());
  const ground = { database, clock, log, sms: outside.carriers.sms };
  const { sandpay, phones } = await openCompanies(environment, ground, opened);
  const server = await createServer({
    database,
    clock,
    randomness: systemRandomness,
    log,
    natsUrl: environment.natsUrl,
    profile: environment.profile,
    secret: environment.secret ? secretOf(environment.secret) : readOrMakeSecret(dataDir),
    providers: [sandpay.provider],
    ...outside.carriers,
    phone: phones.provider,
    publicUrl: environment.publicUrl,
    consoleUrl: environment.consoleUrl,
    limits: limitsOf(environment),
    code: { stops: environment.unverifiedCode === 'stop' },
  });
  opened.push(() => server.stop());
  const urls = await server.listen(
    { host, port, reusePort },
    { host, port: consolePort, reusePort },
  );
  // A parent process that passed port 0 is told the ports that were taken.
  process.send?.({ listening: urls });
  settleAfterStart();
  if (!first) return;
  const demo = environment.seedDemo;
  if (demo) await seedDemoWorld(server, urls.site, { say, wind: clock.wind });
  const owner = await server.modules.operator.makeFirstOwner(environment.ownerPassword);
  const companies = { payments: sandpay.url, phones: phones.url };
  sayWhere({ ...urls, ...companies }, { demo, owner }, say);
  if (demo) await connectVendors(server, dataDir);
}

type Ground = Pick<SandpaySettings, 'database' | 'clock' | 'log'> & {
  readonly sms: TextMessenger | undefined;
};

/** The outside companies of the sandbox, each on its own port; none where a real one is named. */
async function openCompanies(environment: Environment, on: Ground, opened: Closing) {
  const { host, paymentPort, phonePort } = environment;
  const reusePort = environment.processes > 1;
  const sandpay = await openSandpay({ ...on, port: paymentPort, host, reusePort });
  opened.push(() => sandpay.close());
  const company = environment.outside.phone;
  if (company) return { sandpay, phones: { provider: httpPhoneProvider(company), url: undefined } };
  const sms = on.sms ?? sandboxTextMessenger(createSandboxOutbox(on.database, on.clock));
  const maySiteAsk = (origin: string) => isSiteOrigin(environment, origin);
  const sandphone = await openSandphone({
    ...on,
    sms,
    port: phonePort,
    host,
    reusePort,
    maySiteAsk,
  });
  opened.push(() => sandphone.close());
  return { sandpay, phones: sandphone };
}

/** Whether a page of this origin is the site's own. */
function isSiteOrigin({ publicUrl, host, port }: Environment, origin: string): boolean {
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return [host, '127.0.0.1', 'localhost'].some((name) => origin === `http://${name}:${port}`);
}

function limitsOf({ rateScale, trustedProxies }: Environment): GatewayLimits {
  return {
    addressPerMinute: 1200 * rateScale,
    accountPerMinute: 900 * rateScale,
    endpointScale: rateScale,
    bodyBytesMax: 64 * 1024,
    pagesPerMinute: 300 * rateScale,
    socketsPerAddress: 300 * rateScale,
    // All of them at once after a restart, and each some times again on a bad line.
    socketOpensPerMinute: 900 * rateScale,
    socketsPerSession: 30 * rateScale,
    trustedProxies,
  };
}

/** Leaves once, also from the middle of a start; a stop that hangs is ended. */
function leaver(opened: Closing): (code: number) => void {
  let leaving = false;
  return (code) => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), stopMsMax).unref();
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
  const leave = leaver(opened);
  process.on('SIGTERM', () => leave(0));
  process.on('SIGINT', () => leave(0));
  // The supervisor that started us is gone: nobody else would stop us.
  process.on('disconnect', () => leave(0));
  const start = async () => main(readEnvironment(process.env), opened);
  await start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    leave(1);
  });
}
