// How soon the player site stands on a phone, and how much it fetches for it: medians of visits by
// Lighthouse and by a browser, beside a bare page that is visited in turn.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { median, type BenchmarkOptions, type Figure, type Figures } from '../figures.ts';
import { startServer } from '../server-process.ts';
import { openBrowser } from '../stage/browser.ts';
import { hostBarePage } from './bare-page.ts';
import { watchThread } from './busy.ts';
import { visitBy, type Visit } from './lighthouse.ts';
import { figureOf, limits, type FigureName } from './limits.ts';
import { shortPace, usualPace, walk, weigh, type Pace } from './phone.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Taken = Record<FigureName, number[]>;

/** The bare page of the same rounds, and what the machine was like. */
interface Beside {
  readonly largestPaintMs: number[];
  readonly blockedMs: number[];
  readonly busyMs: number[];
  readonly ownBusyMs: number[];
  readonly machine: number[];
}

interface Places {
  readonly url: string;
  readonly bareUrl: string;
}

export async function measureSite(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, isSmoke, say } = options;
  if (!existsSync(join(root, 'apps/site/dist/index.html')))
    throw new Error('The site is not built: npm run build');
  const pace = isSmoke ? shortPace : usualPace;
  const house = await openHouse(options);
  const bare = await hostBarePage();
  const browser = await openBrowser();
  const places = { url: `${house.siteUrl}/`, bareUrl: bare.url };
  const taken = Object.fromEntries(limits.map(({ name }) => [name, []])) as unknown as Taken;
  const beside: Beside = {
    largestPaintMs: [],
    blockedMs: [],
    busyMs: [],
    ownBusyMs: [],
    machine: [],
  };
  try {
    // The first visit has the page drawn and warms the server.
    if (!isSmoke) await weigh(browser, places.url, pace);
    for (let round = 1; round <= rounds; round += 1) {
      // Lighthouse would have to be fetched: what runs in the gate does without.
      if (!isSmoke) await takeVisits(places, taken, beside);
      await takeWalks(browser, { ...places, taken, beside, pace });
      say(`  round ${round} of ${rounds}: Lighthouse's index ${beside.machine.at(-1) ?? 'none'}`);
    }
  } finally {
    await browser.close();
    await bare.close();
    await house.close();
  }
  return { name: 'site', notes: notesOf(beside), figures: figuresOf(taken, beside) };
}

/** A server of its own with the demo world; in the gate the one that all benchmarks share. */
async function openHouse({ isSmoke, openGround }: BenchmarkOptions) {
  if (isSmoke) {
    const ground = await openGround({ players: 0 });
    return { siteUrl: ground.server().siteUrl, close: ground.close };
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.cache', 'benchmark-site-'));
  // The account that runs the database has to pass through.
  chmodSync(dataDir, 0o755);
  const server = await startServer({ SEED_DEMO: 'yes', DATA_DIR: dataDir });
  return {
    siteUrl: server.siteUrl,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function takeVisits({ url, bareUrl }: Places, taken: Taken, beside: Beside): Promise<void> {
  const simulated = await visitBy(url, 'simulate');
  const slowed = await visitBy(url, 'devtools');
  const bare = await visitBy(bareUrl, 'devtools');
  beside.largestPaintMs.push(bare.largestPaintMs);
  beside.machine.push(simulated.machine);
  keep(taken, { simulated, slowed });
}

function keep(taken: Taken, { simulated, slowed }: { simulated: Visit; slowed: Visit }): void {
  taken['Lighthouse performance'].push(simulated.performance);
  taken['Lighthouse accessibility'].push(simulated.accessibility);
  taken['Lighthouse best practices'].push(simulated.practices);
  taken['Lighthouse SEO'].push(simulated.search);
  taken['largest paint, simulated'].push(simulated.largestPaintMs);
  taken['largest paint, slowed'].push(slowed.largestPaintMs);
  taken['blocked, simulated'].push(simulated.blockedMs);
  taken['shift, slowed'].push(slowed.shift);
}

async function takeWalks(
  browser: Browser,
  { url, bareUrl, taken, beside, pace }: Places & { taken: Taken; beside: Beside; pace: Pace },
): Promise<void> {
  const { pageKb, scriptsKb, picturesKb, requests } = await weigh(browser, url, pace);
  taken['page'].push(pageKb);
  taken['scripts until at rest'].push(scriptsKb);
  taken['pictures in sight'].push(picturesKb);
  taken['requests until at rest'].push(requests);
  const { medianMs, leastMs } = await walk(browser, url, pace);
  taken['another screen, CPU × 4'].push(medianMs);
  taken['the fastest of twelve'].push(leastMs);
  const own = await watchThread(browser, url, pace);
  const bare = await watchThread(browser, bareUrl, pace);
  taken['blocked, processor × 4'].push(own.blockedMs);
  beside.ownBusyMs.push(own.allMs);
  beside.busyMs.push(bare.allMs);
  beside.blockedMs.push(bare.blockedMs);
}

function notesOf({ machine, ownBusyMs, busyMs, blockedMs }: Beside): string[] {
  const of = (values: readonly number[]) => median(values).toFixed(0);
  return [
    ...(machine.length > 0
      ? [`Lighthouse found the machine at ${of(machine)}: below 1,000 times say little`]
      : []),
    `its thread is busy for ${of(ownBusyMs)} ms of the processor, the bare page's for ` +
      `${of(busyMs)}; of those, four times slower, ${of(blockedMs)} would block`,
  ];
}

function figuresOf(taken: Taken, { largestPaintMs }: Beside): Figure[] {
  return limits.flatMap((limit) => {
    const values = taken[limit.name];
    if (values.length === 0) return [];
    const figure = figureOf(limit, values);
    if (limit.name !== 'largest paint, slowed') return [figure];
    const reference = { what: 'a bare page with the same picture', value: median(largestPaintMs) };
    return [{ ...figure, reference }];
  });
}
