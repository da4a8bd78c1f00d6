// Starts a server process once its database is open: migrations, modules, listeners. The first
// process also seeds the demo world and prints where everything is.
import { join } from 'node:path';
import { levels } from '../../../architecture.mjs';
import { settleAfterStart } from './after-start.ts';
import { openOutside } from './compose/outside.ts';
import { sandboxResults } from './compose/sandbox-results.ts';
import { createServer, type Server } from './compose/server.ts';
import type { GatewayLimits } from './gateway/index.ts';
import { openClockDoor } from './demo/clock-door.ts';
import { connectVendors } from './demo/connect-vendors.ts';
import { seedDemoWorld } from './demo/demo-world.ts';
import { sayWhere } from './demo/say-where.ts';
import { closeWindows } from './demo/seed-agents.ts';
import { closeDue } from './demo/seed-agreements.ts';
import type { Environment } from './environment.ts';
import { readOrMakeSecret, secretOf } from './modules/identity/index.ts';
import { createSandboxOutbox } from './platform/adapters/sandbox-outbox/index.ts';
import { httpPhoneProvider, openSandphone } from './platform/adapters/phone/index.ts';
import { sandboxTextMessenger, type TextMessenger } from './platform/adapters/sms/index.ts';
import {
  openAccess,
  paymentProviders,
  sandboxProviders,
} from './platform/adapters/payment/index.ts';
import type { PaymentProvider } from './platform/adapters/payment/index.ts';
import { isAnswering } from './platform/adapters/payment/sandpay/is-answering.ts';
import { systemClock, woundClock, type Clock, type WoundClock } from './platform/clock/index.ts';
import { findSchemaSets, migrate, type Database } from './platform/database/index.ts';
import type { Log } from './platform/log/index.ts';
import { systemRandomness } from './platform/randomness/index.ts';

/** What was opened, to be closed in the reverse order whenever the process leaves. */
export type Closing = (() => Promise<unknown>)[];

export interface Opened {
  readonly environment: Environment;
  readonly database: Database;
  readonly log: Log;
  /** Tells the process that started us; only the first process does. */
  readonly say: (text: string) => void;
}

export async function serve(
  { environment, database, log, say }: Opened,
  opened: Closing,
): Promise<void> {
  const { dataDir, host, port, consolePort, seedDemo: demo } = environment;
  await migrate(database.kysely, findSchemaSets(new URL('./', import.meta.url), levels));
  const clock = woundClock();
  const outside = await openOutside(environment.outside, { clock, log });
  opened.push(() => outside.close());
  const ground = { database, clock, log, sms: outside.carriers.sms };
  const phones = await openPhones(environment, ground, opened);
  const payments = paymentCompanies(environment, clock);
  const secret = secretsOf(environment);
  let isSeeding = demo && environment.processIndex === 0;
  const server = await createServer({
    database,
    clock,
    randomness: systemRandomness,
    log,
    natsUrl: environment.natsUrl,
    profile: environment.profile,
    secret,
    drainMs: environment.drainSeconds * 1000,
    providers: payments.providers,
    results: demo ? sandboxResults({ clock, secret }) : undefined,
    ...outside.carriers,
    phone: phones.provider,
    publicUrl: environment.publicUrl,
    consoleUrl: environment.consoleUrl,
    limits: limitsOf(environment),
    code: { stops: environment.unverifiedCode === 'stop' },
    jobsAreHeld: () => isSeeding,
  });
  opened.push(() => server.stop());
  const at = { host, reusePort: environment.processes > 1 };
  const urls = await server.listen({ ...at, port }, { ...at, port: consolePort });
  // A parent process that passed port 0 is told the ports that were taken.
  process.send?.({ listening: urls });
  settleAfterStart();
  if (environment.processIndex > 0) return;
  if (demo) await isAnswering(payments.url);
  if (demo) await seedDemoWorld(server, urls.site, { say, wind: clock.wind });
  isSeeding = false;
  if (environment.clockPort > 0) opened.push(await openClock(environment, server, clock));
  const owner = await server.modules.operator.makeFirstOwner(environment.ownerPassword);
  sayWhere({ ...urls, payments: payments.url, phones: phones.url }, { demo, owner }, say);
  // The supervisor now starts the other processes.
  process.send?.({ ready: true });
  if (demo) await connectVendors(server, dataDir);
}

/** Lets journeys move the clock; gives what ends it. */
async function openClock({ clockPort: port }: Environment, server: Server, clock: WoundClock) {
  const workDue = async () => {
    await closeWindows(server.modules, clock.now());
    await closeDue(server.modules);
  };
  const door = await openClockDoor({ port, wind: clock.wind, workDue });
  return () => door.close();
}

/**
 * Real payment companies, and the sandbox's beside a demo world or where there is no other. It runs
 * in a process of its own and goes by its own clock.
 */
function paymentCompanies(
  { outside, seedDemo, dataDir, host, paymentPort }: Environment,
  clock: Clock,
): { readonly providers: readonly PaymentProvider[]; readonly url: string | undefined } {
  const real = paymentProviders(outside.payment ?? {}, clock);
  if (real.length > 0 && !seedDemo) return { providers: real, url: undefined };
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${paymentPort}`;
  const access = openAccess(join(dataDir, 'sandbox-payment'));
  const played = sandboxProviders({ apiUrl: url, access }, systemClock);
  const isReal = (name: string) => real.some((provider) => provider.name === name);
  return { providers: [...real, ...played.filter(({ name }) => !isReal(name))], url };
}

interface Ground {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly sms: TextMessenger | undefined;
}

/** The company that verifies phone numbers: the sandbox's on a port of its own, or a real one. */
async function openPhones(environment: Environment, on: Ground, opened: Closing) {
  const { host, phonePort } = environment;
  const reusePort = environment.processes > 1;
  const company = environment.outside.phone;
  if (company) return { provider: httpPhoneProvider(company), url: undefined };
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
  return sandphone;
}

/** Whether a page of this origin is the site's own. */
function isSiteOrigin({ publicUrl, host, port }: Environment, origin: string): boolean {
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return [host, '127.0.0.1', 'localhost'].some((name) => origin === `http://${name}:${port}`);
}

/** The secret in use with those before it. */
function secretsOf({ secret, secretsBefore, dataDir }: Environment): Uint8Array {
  if (!secret) return readOrMakeSecret(dataDir);
  return Buffer.concat([secret, ...secretsBefore].map(secretOf));
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
