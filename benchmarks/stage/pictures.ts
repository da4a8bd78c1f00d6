// `npm run scenes -- <folder> [game or scene …]` takes pictures of every scene of our slots, on a
// phone and on a desktop, so that they can be looked at. Needs a build of the arcade.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { games } from '@baize/engines';
import type { Browser, Page } from '@playwright/test';
import { hostArcade, type ArcadeHost } from './arcade-host.ts';
import { openBrowser } from './browser.ts';
import { roundOf, scenes, type Scene } from './scenes.ts';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** What is waited for on the page before each picture of a scene, and how long it is let stand. */
const moments: Readonly<Record<Scene, readonly (readonly [string, string, number])[]>> = {
  quiet: [['told', '[data-testid="result"]:not(:empty)', 100]],
  win: [['told', '[data-testid="result"]:not(:empty)', 500]],
  big: [['light', '[data-scene="celebration"]', 1500]],
  mega: [['light', '[data-scene="celebration"]', 2500]],
  grand: [['light', '[data-scene="celebration"]', 3500]],
  'free-spins': [
    ['won', '[data-scene="free-spins-won"]', 1200],
    ['spin', '[data-feature]:not(:has(~ [data-scene]))', 1800],
    ['end', '[data-scene="feature-ended"]', 1500],
  ],
  hold: [
    ['won', '[data-scene="hold-won"]', 1000],
    ['board', '[data-feature]:not(:has(~ [data-scene]))', 4000],
    ['end', '[data-scene="hold-ended"]', 1200],
  ],
};
const sceneMs = 240_000;
/** Between pictures the page is small: a browser without a graphics card then draws in time. */
const waiting = { width: 240, height: 320 };

const [folder = '', ...asked] = process.argv.slice(2);
if (folder === '') throw new Error('Say where the pictures go: npm run scenes -- <folder>');
const isAsked = (word: string, all: readonly string[]) =>
  asked.includes(word) || !asked.some((one) => all.includes(one));
const every = games.map(({ code }) => code);
const codes = every.filter((code) => isAsked(code, every));
const wanted = scenes.filter((scene) => isAsked(scene, scenes));
mkdirSync(resolve(folder), { recursive: true });

const host = await hostArcade();
const browser = await openBrowser();
for (const gameCode of codes) {
  for (const scene of wanted) await takeScene(browser, host, gameCode, scene);
}
await browser.close();
await host.close();

async function takeScene(browser: Browser, host: ArcadeHost, gameCode: string, scene: Scene) {
  const round = roundOf(gameCode, scene);
  if (round === undefined) return;
  host.play([round]);
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: waiting });
    try {
      await takeMoments(page, host, { gameCode, scene, size });
    } finally {
      await page.close();
    }
  }
}

interface Picture {
  readonly gameCode: string;
  readonly scene: Scene;
  readonly size: (typeof sizes)[number];
}

async function takeMoments(page: Page, host: ArcadeHost, { gameCode, scene, size }: Picture) {
  await page.goto(`${host.url}/arcade/${gameCode}?launch=${gameCode}&lang=EN`);
  await page.waitForSelector('[style*="--reels-x"]');
  await page.keyboard.press('Space');
  for (const [moment, selector, standsMs] of moments[scene]) {
    await page.waitForSelector(selector, { timeout: sceneMs, state: 'attached' });
    await page.setViewportSize(size);
    await page.waitForTimeout(standsMs);
    const path = join(resolve(folder), `${gameCode}-${scene}-${moment}-${size.name}.png`);
    await page.screenshot({ path });
    await page.setViewportSize(waiting);
    process.stdout.write(`${path}\n`);
  }
}
