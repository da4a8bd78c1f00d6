// Measures how soon each slot is drawn and its frames per second while its reels turn, on a phone's
// screen with the processor slowed four times; each beside a bare PixiJS page that is measured in
// turn.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { slotGames } from '@baize/engines';
import type { Browser, Page } from '@playwright/test';
import { median, type BenchmarkOptions, type Figure, type Figures } from '../figures.ts';
import { hostArcade } from './arcade-host.ts';
import { barePages } from './bare-page.ts';
import { openBrowser } from './browser.ts';
import { roundOf } from './scenes.ts';

const bare = 'a bare PixiJS page';
const viewport = { width: 390, height: 844 };
const slowedTimes = 4;
const built = fileURLToPath(new URL('../../apps/arcade/dist/index.html', import.meta.url));
/** Promised of every game, against the bare page of the same run. */
const promised = { frames: 0.05, soon: 10 };

interface Shown {
  readonly variant: string;
  readonly shownMs: number;
  readonly perSecond: number;
}

export async function measureStage(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, seconds, isSmoke, say } = options;
  if (!existsSync(built)) throw new Error('The arcade is not built: npm run build');
  const host = await hostArcade(barePages);
  const browser = await openBrowser();
  const codes = slotGames.map(({ code }) => code).slice(0, isSmoke ? 1 : undefined);
  const taken: Shown[] = [];
  const visit = async (variant: string, path: string) => {
    const url = `${host.url}${path}`;
    taken.push({ variant, ...(await look(browser, { url, seconds })) });
  };
  try {
    // The first visit warms the browser and counts for nothing.
    for (let round = isSmoke ? 1 : 0; round <= rounds; round += 1) {
      if (round === 1) taken.length = 0;
      await visit(bare, '/bare/');
      for (const code of codes) {
        const quiet = roundOf(code, 'quiet');
        host.play(quiet === undefined ? [] : [quiet]);
        await visit(code, `/arcade/${code}?launch=${code}&lang=EN`);
      }
      say(`  round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await host.close();
  }
  return {
    name: 'stage',
    notes: [`${viewport.width} × ${viewport.height}, processor slowed ${slowedTimes} times`],
    figures: codes.flatMap((code) => figuresOf(taken, code)),
  };
}

/** One visit in a browser that has kept nothing. */
async function look(browser: Browser, { url, seconds }: { url: string; seconds: number }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
    await page.goto(url, { waitUntil: 'commit' });
    return { shownMs: await shownMsOf(page), perSecond: await framesOf(page, seconds) };
  } finally {
    await context.close();
  }
}

/** When the first picture stood, since the page was asked for. */
async function shownMsOf(page: Page): Promise<number> {
  const shown = await page.waitForFunction(
    () => {
      const known = (globalThis as { shownMs?: number }).shownMs;
      if (known !== undefined) return known;
      return document.querySelector('[style*="--reels-x"]') && performance.now();
    },
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await shown.jsonValue());
}

/** Frames a second, while a slot spins again as soon as it may. */
function framesOf(page: Page, seconds: number): Promise<number> {
  return page.evaluate(async (lengthMs) => {
    const began = performance.now();
    let frames = 0;
    let spunMs = -Infinity;
    for (let now = began; now - began < lengthMs; frames += 1) {
      now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (now - spunMs < 250) continue;
      spunMs = now;
      window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    }
    return (frames * 1000) / (performance.now() - began);
  }, seconds * 1000);
}

function figuresOf(taken: readonly Shown[], code: string): Figure[] {
  const of = (variant: string, pick: (one: Shown) => number) =>
    median(taken.filter((one) => one.variant === variant).map(pick));
  const pair = (pick: (one: Shown) => number) => ({
    value: of(code, pick),
    reference: { what: bare, value: of(bare, pick) },
  });
  return [
    {
      what: `${code}: frames while the reels turn`,
      unit: '/s',
      ...pair(({ perSecond }) => perSecond),
      promised: { of: 'ratio', atLeast: promised.frames },
    },
    {
      what: `${code}: until the reels stand`,
      unit: 'ms',
      ...pair(({ shownMs }) => shownMs),
      promised: { of: 'ratio', atMost: promised.soon },
    },
  ];
}
