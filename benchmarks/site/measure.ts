// How soon the player site stands on a phone, and how much it fetches for it: medians of visits by
// Lighthouse and by a browser, beside a bare page that is visited in turn. Times are told against
// what is aimed at and never fail; bytes do.
import { existsSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { median, type BenchmarkOptions, type Figures } from '../figures.ts';
import { startServer } from '../server-process.ts';
import { openBrowser } from '../stage/browser.ts';
import { hostBarePage } from './bare-page.ts';
import { watchThread } from './busy.ts';
import { visitBy, type Visit } from './lighthouse.ts';
import { limits, tellFigure, type FigureName } from './limits.ts';
import { walk, weigh } from './phone.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = join(root, '.cache', 'benchmark-site');
const ports = { site: 18_461, console: 18_463, payment: 18_465, phone: 18_467 };
const env = { SEED_DEMO: 'yes', DATA_DIR: dataDir, VENDOR_PORT: '18469', UNVERIFIED_CODE: 'tell' };

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

export async function measureSite({ rounds, say }: BenchmarkOptions): Promise<Figures> {
  if (!existsSync(join(root, 'apps/site/dist/index.html')))
    throw new Error('The site is not built: npm run build');
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startServer({ env, ports });
  const bare = await hostBarePage();
  const browser = await openBrowser();
  const places = { url: `${server.siteUrl}/`, bareUrl: bare.url };
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
    await weigh(browser, places.url);
    for (let round = 1; round <= rounds; round += 1) {
      await takeVisits(places, taken, beside);
      await takeWalks(browser, places, taken, beside);
      const [load = 0] = loadavg();
      const index = beside.machine.at(-1)?.toFixed(0);
      say(`  round ${round} of ${rounds}: load ${load.toFixed(1)}, Lighthouse's index ${index}`);
    }
  } finally {
    await browser.close();
    await bare.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figuresOf(taken, beside);
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
  taken['largest paint, simulated, ms'].push(simulated.largestPaintMs);
  taken['largest paint, slowed, ms'].push(slowed.largestPaintMs);
  taken['blocked, simulated, ms'].push(simulated.blockedMs);
  taken['shift, slowed'].push(slowed.shift);
}

async function takeWalks(
  browser: Browser,
  { url, bareUrl }: Places,
  taken: Taken,
  beside: Beside,
): Promise<void> {
  const { pageKb, scriptsKb, picturesKb, requests } = await weigh(browser, url);
  taken['page, kB'].push(pageKb);
  taken['scripts until at rest, kB'].push(scriptsKb);
  taken['pictures in sight, kB'].push(picturesKb);
  taken['requests until at rest'].push(requests);
  const { medianMs, leastMs } = await walk(browser, url);
  taken['another screen, CPU × 4, ms'].push(medianMs);
  taken['the fastest of twelve, ms'].push(leastMs);
  const own = await watchThread(browser, url);
  const bare = await watchThread(browser, bareUrl);
  taken['blocked, processor × 4, ms'].push(own.blockedMs);
  beside.ownBusyMs.push(own.allMs);
  beside.busyMs.push(bare.allMs);
  beside.blockedMs.push(bare.blockedMs);
}

function figuresOf(taken: Taken, beside: Beside): Figures {
  const ours = median(taken['largest paint, slowed, ms']);
  const bare = median(beside.largestPaintMs);
  const of = (values: readonly number[]) => median(values).toFixed(0);
  const notes = [
    `Lighthouse found the machine at ${of(beside.machine)}: below 1,000 times say little`,
    ...limits.map((limit) => tellFigure(limit, taken[limit.name])),
    `a bare page with the same picture, slowed: ${bare.toFixed(0)} ms`,
    `the site's largest paint beside it: ${(ours / bare).toFixed(2)} times`,
    `its thread is busy for ${of(beside.ownBusyMs)} ms of the processor, the bare page's for ` +
      `${of(beside.busyMs)}; of those, four times slower, ${of(beside.blockedMs)} would block`,
  ];
  const promises = limits
    .filter(({ gates }) => gates)
    .map(({ name, limit }) => ({
      what: `${name}: room up to ${limit}`,
      value: limit / median(taken[name]),
      atLeast: 1,
    }));
  return { name: 'site', notes, samples: [], promises };
}
