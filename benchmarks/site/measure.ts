// Measures how soon the player site loads on a phone, and how much it fetches: medians of visits by
// Lighthouse and by a browser, beside a bare page that is visited in turn.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { median, type BenchmarkOptions, type Figure, type Figures } from '../figures.ts';
import { startDemoServer } from '../server-process.ts';
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
  readonly visits: Visit[];
  readonly busyMs: number[];
  readonly ownBusyMs: number[];
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
  const beside: Beside = { visits: [], busyMs: [], ownBusyMs: [] };
  try {
    // The first visit has the page drawn and warms the server.
    if (!isSmoke) await weigh(browser, places.url, pace);
    for (let round = 1; round <= rounds; round += 1) {
      // Lighthouse would have to be fetched: what runs in the gate does without.
      if (!isSmoke) await takeVisits(places, taken, beside);
      await takeWalks(browser, { ...places, taken, beside, pace });
      const { machine } = beside.visits.at(-1) ?? {};
      say(`  round ${round} of ${rounds}: Lighthouse's index ${machine ?? 'none'}`);
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
  const server = await startDemoServer(dataDir);
  return {
    siteUrl: server.siteUrl,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function takeVisits({ url, bareUrl }: Places, taken: Taken, beside: Beside): Promise<void> {
  keep(taken, await visitBy(url));
  beside.visits.push(await visitBy(bareUrl));
}

function keep(taken: Taken, visit: Visit): void {
  taken['Lighthouse performance'].push(visit.performance);
  taken['Lighthouse accessibility'].push(visit.accessibility);
  taken['Lighthouse best practices'].push(visit.practices);
  taken['Lighthouse SEO'].push(visit.search);
  taken['largest paint'].push(visit.largestPaintMs);
  taken['interactive'].push(visit.interactiveMs);
  taken['blocked'].push(visit.blockedMs);
  taken['shift'].push(visit.shift);
}

async function takeWalks(
  browser: Browser,
  { url, bareUrl, taken, beside, pace }: Places & { taken: Taken; beside: Beside; pace: Pace },
): Promise<void> {
  const weights = await weigh(browser, url, pace);
  taken['page'].push(weights.pageKb);
  taken['scripts until at rest'].push(weights.scriptsKb);
  taken['pictures in sight'].push(weights.picturesKb);
  taken['requests until at rest'].push(weights.requests);
  taken['script files until at rest'].push(weights.scripts);
  taken['elements at rest'].push(weights.elements);
  const { medianMs, leastMs } = await walk(browser, url, pace);
  taken['another screen, CPU × 4'].push(medianMs);
  taken['the fastest of twelve'].push(leastMs);
  const own = await watchThread(browser, url, pace);
  const bare = await watchThread(browser, bareUrl, pace);
  taken['blocked, by the processor × 4'].push(own.blockedMs);
  beside.ownBusyMs.push(own.allMs);
  beside.busyMs.push(bare.allMs);
}

function notesOf({ visits, ownBusyMs, busyMs }: Beside): string[] {
  const of = (values: readonly number[]) => median(values).toFixed(0);
  const bare = (name: 'performance' | 'blockedMs' | 'machine') =>
    of(visits.map((visit) => visit[name]));
  return [
    ...(visits.length > 0
      ? [
          `Lighthouse found the machine at ${bare('machine')}: below 1,000 times say little`,
          `of the bare page it says ${bare('performance')}, blocked for ${bare('blockedMs')} ms`,
        ]
      : []),
    `its thread is busy for ${of(ownBusyMs)} ms of the processor, the bare page's for ` +
      `${of(busyMs)}`,
  ];
}

/** Times that a page without scripts takes too. */
const ofAnyPage = { 'largest paint': 'largestPaintMs', interactive: 'interactiveMs' } as const;
const isOfAnyPage = (name: FigureName): name is keyof typeof ofAnyPage => name in ofAnyPage;

function figuresOf(taken: Taken, { visits }: Beside): Figure[] {
  return limits.flatMap((limit) => {
    const { name } = limit;
    const values = taken[name];
    if (values.length === 0) return [];
    const figure = figureOf(limit, values);
    if (!isOfAnyPage(name)) return [figure];
    const value = median(visits.map((visit) => visit[ofAnyPage[name]]).filter(Number.isFinite));
    return [{ ...figure, reference: { what: 'a bare page with the same picture', value } }];
  });
}
