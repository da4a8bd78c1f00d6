// How soon the player site stands on a phone, and how much it fetches for it: medians of visits by
// Lighthouse and by a browser, beside a bare page that is visited in turn. Times are told against
// what is aimed at and never fail; bytes do.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, type BenchmarkOptions, type Figures } from '../figures.ts';
import { startServer } from '../server-process.ts';
import { openBrowser } from '../stage/browser.ts';
import { hostBarePage } from './bare-page.ts';
import { visitBy, type Visit } from './lighthouse.ts';
import { limits, tellFigure, type FigureName } from './limits.ts';
import { walk, weigh } from './phone.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = join(root, '.cache', 'benchmark-site');
const ports = { site: 18_461, console: 18_463, payment: 18_465, phone: 18_467 };
const env = { SEED_DEMO: 'yes', DATA_DIR: dataDir, VENDOR_PORT: '18469', UNVERIFIED_CODE: 'tell' };

type Taken = Record<FigureName, number[]>;

export async function measureSite({ rounds, say }: BenchmarkOptions): Promise<Figures> {
  if (!existsSync(join(root, 'apps/site/dist/index.html')))
    throw new Error('The site is not built: npm run build');
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startServer({ env, ports });
  const bare = await hostBarePage();
  const browser = await openBrowser();
  const url = `${server.siteUrl}/`;
  const taken = Object.fromEntries(limits.map(({ name }) => [name, []])) as unknown as Taken;
  const bareMs: number[] = [];
  const machine: number[] = [];
  try {
    // The first visit has the page drawn and warms the server.
    await weigh(browser, url);
    for (let round = 1; round <= rounds; round += 1) {
      const simulated = await visitBy(url, 'simulate');
      const slowed = await visitBy(url, 'devtools');
      bareMs.push((await visitBy(bare.url, 'devtools')).largestPaintMs);
      machine.push(simulated.machine);
      keep(taken, { simulated, slowed });
      const { pageKb, scriptsKb, picturesKb, requests } = await weigh(browser, url);
      taken['page, kB'].push(pageKb);
      taken['scripts until at rest, kB'].push(scriptsKb);
      taken['pictures in sight, kB'].push(picturesKb);
      taken['requests until at rest'].push(requests);
      taken['another screen, CPU × 4, ms'].push(await walk(browser, url));
      say(`  round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await bare.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figuresOf(taken, { bareMs, machine });
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

function figuresOf(
  taken: Taken,
  { bareMs, machine }: Readonly<Record<'bareMs' | 'machine', readonly number[]>>,
): Figures {
  const ours = median(taken['largest paint, slowed, ms']);
  const notes = [
    `Lighthouse found the machine at ${median(machine).toFixed(0)}: below 1,000 times say little`,
    ...limits.map((limit) => tellFigure(limit, taken[limit.name])),
    `a bare page with the same picture, slowed: ${median(bareMs).toFixed(0)} ms`,
    `the site's largest paint beside it: ${(ours / median(bareMs)).toFixed(2)} times`,
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
