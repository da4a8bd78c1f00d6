// The home page on a phone, in a browser that has kept nothing: what it fetches before it rests,
// how heavy its pictures in sight are, and how long a way to another screen takes.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from '../figures.ts';

const viewport = { width: 360, height: 740 };
const userAgent =
  'Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
export const slowedTimes = 4;

export interface Pace {
  readonly restMs: number;
  /** Ways to another screen that are measured. */
  readonly steps: number;
}

export const usualPace: Pace = { restMs: 5000, steps: 12 };
export const shortPace: Pace = { restMs: 500, steps: 1 };

export interface Weights {
  readonly pageKb: number;
  readonly scriptsKb: number;
  readonly picturesKb: number;
  readonly requests: number;
  readonly scripts: number;
  readonly elements: number;
}

export const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport, userAgent, isMobile: true, hasTouch: true });

/** Bytes on the wire, as the server compresses them, until the page has come to rest. */
export async function weigh(browser: Browser, url: string, { restMs }: Pace): Promise<Weights> {
  const context = await phone(browser);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    return await page.evaluate(weightsNow);
  } finally {
    await context.close();
  }
}

function weightsNow(): Weights {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [self] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const sum = (list: readonly PerformanceResourceTiming[]) =>
    list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1024;
  const inSight = [...document.images].flatMap((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return isSeen && width > 0 ? [picture.currentSrc] : [];
  });
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return {
    pageKb: (self?.encodedBodySize ?? 0) / 1024,
    scriptsKb: sum(scripts),
    picturesKb: sum(files.filter(({ name }) => inSight.includes(name))),
    requests: files.length + 1,
    scripts: scripts.length,
    elements: document.getElementsByTagName('*').length,
  };
}

export interface Walk {
  readonly medianMs: number;
  /** The best run of a busy machine, which is closest to a quiet one. */
  readonly leastMs: number;
}

/** From the press on a place of the bottom bar to the other screen's first picture. */
export async function walk(browser: Browser, url: string, { restMs, steps }: Pace): Promise<Walk> {
  const context = await phone(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
    // The first ways fetch what the screens are made of.
    for (const place of ['/rng', '/']) await step(page, place);
    const taken: number[] = [];
    for (let at = 0; at < steps; at += 1) taken.push(await step(page, at % 2 === 0 ? '/rng' : '/'));
    return { medianMs: median(taken), leastMs: Math.min(...taken) };
  } finally {
    await context.close();
  }
}

function step(page: Page, place: string): Promise<number> {
  return page.evaluate(async (to) => {
    const main = document.getElementById('content');
    const link = document.querySelector<HTMLAnchorElement>(`nav[data-chat] a[href="${to}"]`);
    if (main === null || link === null) throw new Error(`No way leads to ${to}`);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = main.firstElementChild;
    const began = performance.now();
    link.click();
    while (main.firstElementChild === before) await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - began;
  }, place);
}
