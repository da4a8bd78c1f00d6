// Builds a whole server for tests, simulations and benchmarks: real modules over a real database,
// the real sandbox payment provider, a clock that stands still unless told otherwise, listening on
// free ports of this machine only.
import { createServer, type Server } from '../src/compose/server.ts';
import { letStaffInByPassword } from '../src/demo/sign-in-by-password.ts';
import type { GatewayLimits } from '../src/gateway/index.ts';
import type { CodeGuard } from '../src/modules/fairness/index.ts';
import { openSandpay, sandboxProviders } from '../src/platform/adapters/payment/index.ts';
import type { Sandpay } from '../src/platform/adapters/payment/index.ts';
import { openSandphone, type Sandphone } from '../src/platform/adapters/phone/index.ts';
import { createSandboxOutbox } from '../src/platform/adapters/sandbox-outbox/index.ts';
import { sandboxTextMessenger } from '../src/platform/adapters/sms/index.ts';
import type { ModuleParts } from '../src/platform/module/index.ts';
import { fakeClock, systemClock, type Clock } from '../src/platform/clock/index.ts';
import type { Database } from '../src/platform/database/index.ts';
import { silentLog, type Log } from '../src/platform/log/index.ts';
import { systemRandomness, type Randomness } from '../src/platform/randomness/index.ts';

export { createChance, type Chance } from './chance.ts';
export { freshDatabase, openTestServer } from './database.ts';
export { fakeClock, systemClock, type Clock, type FakeClock } from '../src/platform/clock/index.ts';
export { openDataFolder } from './data-folder.ts';
export { openDurableBooks, type DurableBooks } from './durable-books.ts';
export { openCrashBooks, type CrashBooks } from './crash-books.ts';
export { openHouse, type CrashHand, type House, type LotteryHand, type Which } from './house.ts';
export {
  openLotteryBooks,
  slipOn,
  ticketOf,
  type IssuePlanned,
  type LotteryBooks,
  type Ticket,
} from './lottery-books.ts';
export { hastenPaymentPasswords } from './quick-passwords.ts';
export { isSignedBy, signForm, type Form } from '../src/platform/adapters/payment/pollpay/sign.ts';
export type { GameCaller, PlayerCaller, StaffCaller } from '../src/platform/call/index.ts';
export { callOf, given } from '../src/platform/call/testing.ts';
export { owner as staffMember } from '../src/modules/settings/testing.ts';
export { eventIdOf, planAt, playerCaller } from '../src/modules/wagering/testing.ts';
export { openByMany } from '../src/modules/promotions/envelopes/testing.ts';
export { openAccess } from '../src/platform/adapters/payment/index.ts';
export { lawsOfRewards } from './reward-laws.ts';
export { sign as signWebhook } from '../src/platform/adapters/signature.ts';
export { silentLog } from '../src/platform/log/index.ts';
export { createKeeping } from '../src/platform/secrets/index.ts';
export { seedDemoWorld, demoLogins } from '../src/demo/demo-world.ts';
export type { Database } from '../src/platform/database/index.ts';
export type { Server } from '../src/compose/server.ts';
export type { Modules } from '../src/compose/modules.ts';

export interface BuildSettings {
  readonly database: Database;
  readonly clock?: Clock;
  readonly randomness?: Randomness;
  readonly profile?: 'default' | 'strict';
  /** Multiplies every rate limit; a large number by default, since tests come from one address. */
  readonly rateScale?: number;
  /** Limits that are not scaled. */
  readonly limits?: Partial<GatewayLimits>;
  /** Where the server writes; nowhere by default. */
  readonly log?: Log;
  /** Staff come in by their password alone, unless this says that they do not. */
  readonly staffSecondFactor?: boolean;
  /** Which code is held against which record; by default a difference is told and stops nothing. */
  readonly code?: Partial<CodeGuard>;
  readonly drainMs?: number;
  /** The platform's secret, and after it earlier ones. */
  readonly secret?: Uint8Array;
}

export interface BuiltServer {
  readonly server: Server;
  readonly sandpay: Sandpay;
  readonly sandphone: Sandphone;
  readonly siteUrl: string;
  readonly consoleUrl: string;
  close(): Promise<void>;
}

function limitsOf({ rateScale = 100_000, limits }: BuildSettings): GatewayLimits {
  return {
    addressPerMinute: 1200 * rateScale,
    accountPerMinute: 900 * rateScale,
    endpointScale: rateScale,
    bodyBytesMax: 64 * 1024,
    pagesPerMinute: 300 * rateScale,
    socketsPerAddress: 300 * rateScale,
    socketOpensPerMinute: 900 * rateScale,
    socketsPerSession: 30 * rateScale,
    trustedProxies: [],
    ...limits,
  };
}

/** A listening server. With a clock of your own, move it; without one, time stands still. */
export async function buildServer(settings: BuildSettings): Promise<BuiltServer> {
  const { database, randomness = systemRandomness } = settings;
  const clock = settings.clock ?? fakeClock();
  const log = settings.log ?? silentLog();
  const sandpay = await openSandpay({ clock, log, port: 0 });
  const sms = sandboxTextMessenger(createSandboxOutbox(database, clock));
  const maySiteAsk = (origin: string) => origin === siteUrl;
  const sandphone = await openSandphone({ database, clock, sms, port: 0, maySiteAsk });
  let siteUrl = '';
  const server = await createServer({
    database,
    clock,
    randomness,
    log,
    profile: settings.profile ?? 'default',
    secret: settings.secret ?? Buffer.alloc(32, 7),
    draws: 'by-hand',
    code: { stops: false, ...settings.code },
    drainMs: settings.drainMs,
    providers: sandboxProviders({ apiUrl: sandpay.url, access: sandpay.access }, clock),
    phone: sandphone.provider,
    limits: limitsOf(settings),
  });
  const free = { host: '127.0.0.1', port: 0 };
  const urls = await server.listen(free, free);
  siteUrl = urls.site;
  if (!settings.staffSecondFactor) await letStaffInByPassword(server);
  return {
    server,
    sandpay,
    sandphone,
    siteUrl,
    consoleUrl: urls.console,
    async close() {
      await server.stop();
      await sandpay.close();
      await sandphone.close();
    },
  };
}

/** Runs timed work by its names, so many times, as a server of its own on this database. */
export async function runJobs(
  database: Database,
  names: readonly string[],
  times: number,
): Promise<void> {
  const built = await buildServer({ database, clock: systemClock });
  try {
    const all = Object.values<ModuleParts>({ ...built.server.modules }).flatMap(({ jobs }) => jobs);
    const jobs = all.filter(({ name }) => names.includes(name));
    for (let done = 0; done < times; done += 1) for (const job of jobs) await job.run();
  } finally {
    await built.close();
  }
}
