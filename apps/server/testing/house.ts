// A whole server that can die: its state is dropped, its connections are cut at any point, and
// another one starts on the same database. For the simulated world, which moves the clock, draws
// the chance and plays the payment company.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoleName } from '@baize/contract';
import type pg from 'pg';
import type { Modules } from '../src/compose/modules.ts';
import { createServer, type Server } from '../src/compose/server.ts';
import { letStaffInByPassword } from '../src/demo/sign-in-by-password.ts';
import {
  houseBeacon,
  type Beacon,
  type BeaconFaults,
} from '../src/platform/adapters/beacon/index.ts';
import type { PaymentProvider } from '../src/platform/adapters/payment/index.ts';
import {
  pollpayProvider,
  type PollpayAccess,
} from '../src/platform/adapters/payment/pollpay/provider.ts';
import { sandpayProvider } from '../src/platform/adapters/payment/sandpay/provider.ts';
import { httpPhoneProvider } from '../src/platform/adapters/phone/index.ts';
import type { Clock } from '../src/platform/clock/index.ts';
import { openDatabase, type Database } from '../src/platform/database/index.ts';
import type { Log } from '../src/platform/log/index.ts';
import type { Randomness } from '../src/platform/randomness/index.ts';
import { layCable, type Cable } from './cable.ts';
import { freshDatabase } from './database.ts';

export interface HouseSettings {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly payments: {
    readonly apiUrl: string;
    readonly webhookSecret: string;
    /** The keys of the company's second interface; absent: it has none. */
    readonly pollpay?: Pick<PollpayAccess, 'merchant' | 'privateKey' | 'publicKey'>;
    /** Absent: it is asked over the network. */
    readonly fetch?: typeof globalThis.fetch;
  };
  /** `asked`: it serves nobody, and does nothing by itself. */
  readonly works?: 'served' | 'asked';
  /** What happens to the beacon of the sandbox. */
  readonly beaconFaults: BeaconFaults;
}

/** What timed work does for the lotteries, and for crash games. */
export type LotteryHand = Modules['lottery']['byHand'];
export type CrashHand = Modules['crash']['byHand'];

/** The process that is asked: the first one dies now and then, the second never. */
export type Which = 'first' | 'second';

export interface House {
  origin(side: 'site' | 'console'): string;
  /** Waits while there is no server. */
  up(): Promise<void>;
  /** Fires when the server of this moment dies. */
  died(): AbortSignal;
  /** The server dies here and now; another one is up when this is done. */
  crash(): Promise<void>;
  /** What the timed jobs do, now. */
  runJobs(): Promise<void>;
  /** The timed work of lotteries and crash games in this process, or in a second one. */
  lotteryHand(of: Which): Promise<{ hand: LotteryHand; died: AbortSignal }>;
  crashHand(of: Which): Promise<{ hand: CrashHand; died: AbortSignal }>;
  /** The modules of a process, for those who ask them without a connection. */
  modules(of: Which): Promise<{ modules: Modules; died: AbortSignal }>;
  /** Delivers what modules told one another, now. */
  deliver(): Promise<void>;
  readonly beacon: Beacon;
  addStaff(username: string, password: string, role: RoleName): Promise<void>;
  /** A look at the books that goes round the server. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

interface Living {
  readonly server: Server;
  readonly database: Database;
  readonly cable: Cable;
  readonly urls: { readonly site: string; readonly console: string };
  readonly dying: AbortController;
}

async function runJobs({ modules: { wallet, slots, instant } }: Server): Promise<void> {
  for (const job of wallet.jobs) await job.run();
  await slots.finishInterrupted();
  await instant.endLeftHands();
}

export async function openHouse(asked: HouseSettings): Promise<House> {
  const database = await freshDatabase();
  const settings = { ...asked, beacon: beaconOf(asked) };
  const funerals: Promise<void>[] = [];
  const second = openSecond(settings, database.url);
  let living = await build(settings, database.url);
  let rebuilding: Promise<void> = Promise.resolve();
  const crash = () => {
    const dead = living;
    rebuilding = rebuilding.then(async () => {
      funerals.push(die(dead));
      living = await build(settings, database.url);
    });
    return rebuilding;
  };
  const modulesOf = async (of: Which) => {
    if (of === 'second') return { modules: await second.modules(), died: neverDies };
    await rebuilding;
    return { modules: living.server.modules, died: living.dying.signal };
  };
  return {
    origin: (side) => living.urls[side],
    up: async () => void (await rebuilding),
    died: () => living.dying.signal,
    crash,
    runJobs: () => runJobs(living.server),
    lotteryHand: async (of) => handOf('lottery', await modulesOf(of)),
    crashHand: async (of) => handOf('crash', await modulesOf(of)),
    modules: modulesOf,
    async deliver() {
      await rebuilding;
      await living.server.platform.outbox.drain();
    },
    beacon: settings.beacon,
    async addStaff(username, password, role) {
      await living.server.modules.operator.addStaff({ username, password, role });
    },
    pool: database.pool,
    async close() {
      await rebuilding;
      await second.close();
      await end(living);
      await Promise.all(funerals);
      await database.close();
    },
  };
}

async function end({ server, database, cable }: Awaited<ReturnType<typeof build>>): Promise<void> {
  await server.stop();
  await database.close();
  cable.cut();
}

const handOf = <N extends 'lottery' | 'crash'>(
  name: N,
  { modules, died }: { readonly modules: Modules; readonly died: AbortSignal },
) => ({ hand: modules[name].byHand as Modules[N]['byHand'], died });

const neverDies = new AbortController().signal;

/** One chain for all processes: a day of it takes a while to work out. */
function beaconOf({ clock, beaconFaults: faults }: HouseSettings): Beacon {
  const secretOf = (day: number) => Buffer.from(`the simulated beacon of day ${day}`);
  return houseBeacon({ now: clock.now, secretOf, faults });
}

interface Built extends HouseSettings {
  readonly beacon: Beacon;
}

/** Another process on the same database, made when it is first asked for. It serves nobody. */
function openSecond(settings: Built, databaseUrl: string) {
  let opened: Promise<{ server: Server; database: Database }> | undefined;
  const open = async () => {
    const database = await openDatabase({ url: databaseUrl, dataDir: '', log: settings.log });
    return { database, server: await serverOn(settings, database) };
  };
  return {
    modules: async (): Promise<Modules> => (await (opened ??= open())).server.modules,
    close: async (): Promise<void> => {
      const second = await opened;
      await second?.server.stop();
      await second?.database.close();
    },
  };
}

async function build(settings: Built, databaseUrl: string): Promise<Living> {
  const cable = await layCable(databaseUrl);
  const database = await openDatabase({ url: cable.url, dataDir: '', log: settings.log });
  const server = await serverOn(settings, database);
  const urls = settings.works === 'asked' ? nowhere : await serve(server);
  return { server, database, cable, urls, dying: new AbortController() };
}

const nowhere = { site: '', console: '' };

async function serve(server: Server): Promise<Living['urls']> {
  const anywhere = { host: '127.0.0.1', port: 0 };
  const urls = await server.listen(anywhere, anywhere);
  await letStaffInByPassword(server);
  return urls;
}

function serverOn(
  { clock, randomness, log, payments, beacon }: Built,
  database: Database,
): Promise<Server> {
  return createServer({
    database,
    clock,
    randomness,
    log,
    beacon,
    profile: 'default',
    secret: new Uint8Array(32).fill(7),
    draws: 'by-hand',
    code: { stops: false },
    providers: providersOf(payments, clock),
    // Nobody there asks it: the module is off.
    phone: httpPhoneProvider({
      name: 'nobody',
      issuer: 'nobody',
      baseUrl: 'http://127.0.0.1:9',
      project: 'baize',
    }),
    limits: {
      addressPerMinute: 100_000_000,
      accountPerMinute: 100_000_000,
      endpointScale: 1_000_000,
      bodyBytesMax: 64 * 1024,
      pagesPerMinute: 100_000_000,
      socketsPerAddress: 100_000,
      socketOpensPerMinute: 100_000,
      socketsPerSession: 100_000,
      trustedProxies: [],
    },
  });
}

function providersOf(
  { apiUrl, webhookSecret, pollpay, fetch }: HouseSettings['payments'],
  clock: Clock,
): PaymentProvider[] {
  const sandpay = sandpayProvider({ apiUrl, webhookSecret, apiKey: 'simulated', clock, fetch });
  return pollpay ? [sandpay, pollpayProvider({ apiUrl, ...pollpay, clock, fetch })] : [sandpay];
}

const funeralMs = 10_000;

/** Nothing the dead server still does can reach anybody; only its timers are put to rest. */
async function die({ server, database, cable, dying }: Living): Promise<void> {
  cable.cut();
  dying.abort(new Error('the server died'));
  for (const { server: listener } of [server.site, server.console]) listener.closeAllConnections();
  const quiet = (work: Promise<unknown>) =>
    Promise.race([work.catch(() => undefined), sleep(funeralMs, undefined, { ref: false })]);
  await quiet(server.stop());
  await quiet(database.close());
}
