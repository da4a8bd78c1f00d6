// `npm run scenes -- <folder> [game, scene or language …]` takes pictures of every scene of our
// slots, on a phone upright and turned and on a desktop, so that they can be looked at. Needs a
// build of the arcade.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { slotGames } from '@baize/engines';
import type { Browser, Page } from '@playwright/test';
import { hostArcade, type ArcadeHost } from './arcade-host.ts';
import { openBrowser } from './browser.ts';
import { roundOf, scenes, type Scene } from './scenes.ts';

const sizes = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'turned', width: 740, height: 360 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** The condition to wait for before each picture of a scene, and the time it is left on. */
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
/** The time for a game to draw a new size before its clock stops for the picture. */
const framesDrawn = 4;

const [folder = '', ...asked] = process.argv.slice(2);
if (folder === '') throw new Error('Say where the pictures go: npm run scenes -- <folder>');
const every = slotGames.map(({ code }) => code);
const askedOf = <T extends string>(all: readonly T[]): readonly T[] => {
  const some = all.filter((one) => asked.includes(one));
  return some.length === 0 ? all : some;
};
const isKnown = (word: string) => [...every, ...scenes].includes(word);
const others = asked.filter((word) => !isKnown(word));
const languages = others.length === 0 ? ['en'] : others;
mkdirSync(resolve(folder), { recursive: true });

const host = await hostArcade();
const browser = await openBrowser();
for (const gameCode of askedOf(every)) {
  for (const scene of askedOf(scenes)) {
    const round = roundOf(gameCode, scene);
    if (round === undefined) continue;
    for (const language of languages) {
      host.play([round]);
      await takeScene(browser, host, { gameCode, scene, language });
    }
  }
}
await browser.close();
await host.close();

interface Picture {
  readonly gameCode: string;
  readonly scene: Scene;
  readonly language: string;
}

async function takeScene(browser: Browser, host: ArcadeHost, picture: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: waiting });
  try {
    await page.addInitScript(holdTime);
    await takeMoments(page, host, picture);
  } finally {
    await page.close();
  }
}

/** A round is played once: at each moment its time stands still for the pictures of every size. */
async function takeMoments(page: Page, host: ArcadeHost, { gameCode, scene, language }: Picture) {
  await page.goto(`${host.url}/arcade/${gameCode}?launch=${gameCode}&lang=${language}`);
  await page.waitForSelector('[style*="--reels-x"]');
  await page.keyboard.press('Space');
  for (const [moment, selector, standsMs] of moments[scene]) {
    await page.waitForSelector(selector, { timeout: sceneMs, state: 'attached' });
    await page.waitForTimeout(standsMs);
    for (const { name, ...size } of sizes) {
      await page.setViewportSize(size);
      await draw(page, framesDrawn);
      const path = join(resolve(folder), `${gameCode}-${scene}-${moment}-${name}-${language}.png`);
      await page.screenshot({ path, timeout: sceneMs });
      process.stdout.write(`${path}\n`);
    }
    await page.setViewportSize(waiting);
    await draw(page, Infinity);
  }
}

interface HeldTime {
  framesLeft: number;
}

/** Lets a game draw so many frames more; then its time stands still. */
async function draw(page: Page, frames: number): Promise<void> {
  await page.evaluate((count) => {
    (globalThis as unknown as { heldTime: HeldTime }).heldTime.framesLeft = count;
  }, frames);
  if (frames === Infinity) return;
  await page.waitForFunction(
    () => (globalThis as unknown as { heldTime: HeldTime }).heldTime.framesLeft === 0,
    undefined,
    { polling: 100, timeout: sceneMs },
  );
}

/**
 * Runs in the page before the game: frames are given to it by a count. A page that draws large
 * reels without a graphics card never comes to rest by itself, and no picture of it would be taken.
 */
function holdTime(): void {
  const held: HeldTime = { framesLeft: Infinity };
  const asked = new Map<number, FrameRequestCallback>();
  const nextFrame = globalThis.requestAnimationFrame.bind(globalThis);
  let last = 0;
  const pass = (now: number) => {
    nextFrame(pass);
    if (held.framesLeft <= 0) return;
    held.framesLeft -= 1;
    const due = [...asked];
    asked.clear();
    for (const [, tell] of due) tell(now);
  };
  nextFrame(pass);
  Object.assign(globalThis, {
    heldTime: held,
    requestAnimationFrame: (tell: FrameRequestCallback) => {
      last += 1;
      asked.set(last, tell);
      return last;
    },
    cancelAnimationFrame: (handle: number) => void asked.delete(handle),
  });
}
