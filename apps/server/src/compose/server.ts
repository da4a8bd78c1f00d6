// One server process: platform, modules, the two listeners and the live channel, started and
// stopped in order. Several of them may share a database and the ports.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { EndpointSpec, Profile } from '@baize/contract';
import {
  addFiles,
  createGateway,
  type FilesSettings,
  type GatewayLimits,
  type GatewayPorts,
} from '../gateway/index.ts';
import { releasesFile, repository, type CodeGuard } from '../modules/fairness/index.ts';
import { originsOf } from '../modules/settings/index.ts';
import type { Ledger } from '../modules/wallet/index.ts';
import type { PaymentProvider } from '../platform/adapters/payment/index.ts';
import { consoleFronts, screensFile, siteFolder, siteFronts } from './fronts.ts';
import { addJobs } from './jobs.ts';
import { actionsOf, composeModules, type Modules } from './modules.ts';
import { listenOn, siteOriginsOf, type Listening } from './own-addresses.ts';
import { openPlatform, type Platform, type PlatformSettings } from './platform.ts';
import { addPublicPages } from './public-pages.ts';
import { createSitePage } from './site-page.ts';
import { createTexts } from './texts.ts';
import { startModules, stopModules } from './walk.ts';

export interface ServerSettings extends PlatformSettings {
  readonly profile: Profile;
  readonly providers: readonly PaymentProvider[];
  readonly limits: GatewayLimits;
  /** The time in which calls are still answered after `/ready` sends new ones elsewhere. */
  readonly drainMs?: number | undefined;
  readonly publicUrl?: string | undefined;
  /** The console's public address, when it differs from the listener's. */
  readonly consoleUrl?: string | undefined;
  /** `by-hand`: issues of lotteries are planned and drawn only when somebody asks. */
  readonly draws?: 'timed' | 'by-hand' | undefined;
  /** Absent: the code that runs, held against the record of this repository, stopping our games. */
  readonly code?: Partial<CodeGuard> | undefined;
  /** While this says so, timed work is passed over: the clock does not tell the time of now. */
  readonly jobsAreHeld?: (() => boolean) | undefined;
}

export interface Server {
  readonly platform: Platform;
  readonly modules: Modules;
  /** The ledger, for the code that seeds a world. */
  readonly ledger: Ledger;
  readonly site: FastifyInstance;
  readonly console: FastifyInstance;
  /** Begins to serve; gives the addresses. */
  listen(site: Listening, console: Listening): Promise<{ site: string; console: string }>;
  /** Takes no new work, finishes what is under way, and leaves. */
  stop(): Promise<void>;
}

interface State {
  ready: boolean;
  /** The listeners' addresses, once they listen. */
  site: readonly string[];
  console: readonly string[];
}

export async function createServer(given: ServerSettings): Promise<Server> {
  const platform = await openPlatform(given);
  const state: State = { ready: false, site: [], console: [] };
  const siteUrl = () => given.publicUrl ?? state.site[0] ?? '';
  const { modules, ledger, live } = composeHouse(given, platform, siteUrl);
  const isReady = async () => state.ready && (await answers(platform));
  const ports = gatewayPorts(given, platform, modules, { state, siteUrl });
  const { site, page } = await siteListener(ports, platform, modules, isReady);
  const forStaff = { serves: consoleServes(platform), isReady };
  const ofConsole = onOwnAddress(ports, given, state);
  const staff = await listener(ofConsole, modules, forStaff, consoleFronts);
  for (const app of [site, staff]) live.attach(app.server);
  addJobs(platform, modules, given.jobsAreHeld);
  await startModules(modules);
  return {
    platform,
    modules,
    ledger,
    site,
    console: staff,
    async listen(siteAt, consoleAt) {
      await startQueues(platform);
      [state.site, state.console] = await Promise.all([
        listenOn(site, siteAt),
        listenOn(staff, consoleAt),
      ]);
      state.ready = true;
      return { site: state.site[0] ?? '', console: state.console[0] ?? '' };
    },
    async stop() {
      if (state.ready) await drain(state, given.drainMs);
      await live.close();
      await page.stop();
      await Promise.all([site.close(), staff.close()]);
      await stopWork(platform, modules);
    },
  };
}

function composeHouse(given: ServerSettings, platform: Platform, siteUrl: () => string) {
  const { profile, secret, providers, limits, draws } = given;
  const code = { root: repository, releases: releasesFile, stops: true, ...given.code };
  return composeModules({ platform, profile, secret, siteUrl, providers, limits, draws, code });
}

/** `/ready` says no, and calls are answered on for so long. */
async function drain(state: { ready: boolean }, drainMs = 0): Promise<void> {
  state.ready = false;
  await sleep(drainMs);
}

async function startQueues({ jobs, outbox, deliveries }: Platform): Promise<void> {
  await jobs.start();
  outbox.start();
  deliveries.start();
}

/** After the last caller was answered: timed work ends, what is queued is written, lines close. */
async function stopWork(
  { jobs, outbox, deliveries, printer, bus }: Platform,
  modules: Modules,
): Promise<void> {
  await jobs.stop();
  await outbox.stop();
  await stopModules(modules);
  await deliveries.stop();
  await printer.stop();
  await bus.close();
}

const isForConsole = ({ path, who, keptForever }: EndpointSpec) =>
  path.startsWith('/ops/') || who === 'provider' || keptForever === true;
/** The outbox is a window on the sandbox: without one there is no such path. */
const consoleServes = ({ messages }: Platform) => {
  const isOutbox = ({ path }: EndpointSpec) => path.startsWith('/ops/outbox');
  return (endpoint: EndpointSpec) =>
    isForConsole(endpoint) && (messages !== undefined || !isOutbox(endpoint));
};
const isForSite = (endpoint: EndpointSpec) => !endpoint.path.startsWith('/ops/');

/** The public address is the site's: the console has its own. */
const onOwnAddress = (
  ports: GatewayPorts,
  { consoleUrl }: ServerSettings,
  state: State,
): GatewayPorts => ({
  ...ports,
  publicUrl: consoleUrl,
  addresses: () => state.console,
  // Staff see the games' pictures as players do; nothing else of the outside.
  outsideOrigins: () => ({
    calls: [],
    frames: [],
    pictures: ports.outsideOrigins().pictures,
    framers: [],
  }),
});

function gatewayPorts(
  given: ServerSettings,
  platform: Platform,
  modules: Modules,
  { state, siteUrl }: { readonly state: State; readonly siteUrl: () => string },
): GatewayPorts {
  const { settings, identity, vendors, operator } = modules;
  return {
    log: platform.log,
    metrics: platform.metrics,
    clock: platform.clock,
    replay: platform.replay,
    sessions: { player: identity.playerOf, game: gameAtPlace(modules), staff: operator.staffOf },
    vendorOf: vendors.vendorOf,
    vendorAnswered: vendors.answered,
    switches: { isOn: settings.isOn, statusFor: settings.statusFor },
    countryOf: platform.geolocation.countryOf,
    unseal: identity.unseal,
    texts: createTexts(),
    limits: given.limits,
    outsideOrigins: () => outsideOrigins(platform, modules, siteUrl),
    merchant: settings.brand().merchant,
    publicUrl: given.publicUrl,
    addresses: () => [...state.site, ...settings.brand().domains],
  };
}

/** Companies that the site's pages speak with or show, while the brand has them. */
function outsideOrigins(
  { phone }: Platform,
  { settings: { isOn, policy, brand }, catalogue, vendors }: Modules,
  siteUrl: () => string,
) {
  return {
    // The page of apps asks the brand's other addresses how quickly they answer.
    calls: [
      ...(isOn('PHONEPROVIDER3') ? [new URL(phone.about().baseUrl).origin] : []),
      ...brand().domains,
    ],
    frames: [...originsOf(policy().launchHosts), ...vendors.origins()],
    pictures: [...originsOf(policy().imageHosts), ...catalogue.pictureOrigins()],
    framers: siteOriginsOf(siteUrl(), brand()),
  };
}

/** Each call of a game looks up the player's place, when a look is due. */
function gameAtPlace({ catalogue, identity }: Modules): GatewayPorts['sessions']['game'] {
  return async (token, now, address) => {
    const game = await catalogue.gameOf(token, now);
    if (game) await identity.checkPlace({ caller: game.player, address, now });
    return game;
  };
}

type IsReady = () => Promise<boolean>;

/** The listener of the site, and its page, whose first screen is drawn by asking that listener. */
async function siteListener(
  ports: GatewayPorts,
  platform: Platform,
  modules: Modules,
  isReady: IsReady,
) {
  const { brand } = modules.settings;
  const page = createSitePage({
    folder: siteFolder,
    screens: screensFile,
    gateway: ports,
    platform,
    brand,
    site: () => site,
  });
  const fronts = siteFronts(brand, page.of);
  const forAll = { serves: isForSite, isReady };
  const site: FastifyInstance = await listener(ports, modules, forAll, fronts);
  addPublicPages(site, { gateway: ports, brand });
  return { site, page };
}

async function listener(
  ports: GatewayPorts,
  modules: Modules,
  settings: Parameters<typeof createGateway>[2],
  fronts: readonly FilesSettings[],
): Promise<FastifyInstance> {
  const app = createGateway(ports, actionsOf(modules), settings);
  await addFiles(app, fronts, ports);
  return app;
}

/** The database answers: a process that has lost it sends new callers elsewhere. */
async function answers({ database }: Platform): Promise<boolean> {
  return database.pool.query('select 1').then(
    () => true,
    () => false,
  );
}
