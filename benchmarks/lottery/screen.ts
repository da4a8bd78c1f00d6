// The screen of a lottery on a slowed phone: how soon a number can be picked, beside a bare page
// with one picture, and how long a tap on the pad keeps the thread of the page busy.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LotteryBooks } from '@baize/server/testing';
import type { Browser, Page } from '@playwright/test';
import { launchGame, password } from '../crowd.ts';
import { median, type BenchmarkOptions, type Figure } from '../figures.ts';
import { hostBarePage } from '../site/bare-page.ts';
import { watchLongest } from '../site/busy.ts';
import { phone, slowedTimes } from '../site/phone.ts';
import { openBrowser } from '../stage/browser.ts';

const gameCode = 'SSC_5M';
const most = { timesBare: 1.3, blockedMs: 50 };
const built = fileURLToPath(new URL('../../apps/arcade/dist/index.html', import.meta.url));
/** A slow connection: 1.5 Mbit/s, 150 ms a way and back. */
const line = { latency: 150, downloadThroughput: 187_500, uploadThroughput: 187_500 };
const withinMs = 60_000;

export async function measureScreen(
  books: LotteryBooks,
  { rounds, isSmoke, say }: BenchmarkOptions,
): Promise<Figure[]> {
  if (!existsSync(built)) throw new Error('The arcade is not built: npm run build');
  const username = await openTable(books);
  const bare = await hostBarePage();
  const browser = await openBrowser();
  const taken = { own: [] as number[], bare: [] as number[], longest: [] as number[] };
  const address = async () =>
    (await launchGame(books.siteUrl, { username, gameId: gameCode })).gameUrl.href;
  try {
    // The first visit warms server and browser, and counts for nothing.
    if (!isSmoke) await firstTap(browser, await address());
    for (let round = 1; round <= rounds; round += 1) {
      taken.bare.push(await firstPicture(browser, bare.url));
      taken.own.push(await firstTap(browser, await address()));
      taken.longest.push(await longestTap(browser, await address()));
    }
    say(`  the screen was visited ${rounds} times`);
  } finally {
    await browser.close();
    await bare.close();
  }
  return figuresOf(taken);
}

function figuresOf(taken: Readonly<Record<'own' | 'bare' | 'longest', number[]>>): Figure[] {
  return [
    {
      what: 'lottery screen, until a number can be picked, slowed phone',
      value: median(taken.own),
      unit: 'ms',
      reference: { what: 'a bare page until its picture', value: median(taken.bare) },
      promised: { of: 'ratio', atMost: most.timesBare },
    },
    {
      what: 'the longest task of a tap on the pad, by the processor × 4',
      value: median(taken.longest),
      unit: 'ms',
      promised: { of: 'value', atMost: most.blockedMs },
    },
  ];
}

/** Somebody who may sign in, and issues that are open. */
async function openTable({ modules, staffCall, fund }: LotteryBooks): Promise<string> {
  await modules.settings.actions.turnModule(staffCall({ module: 'CAPTCHA3', on: false }));
  await modules.lottery.byHand.planAhead([gameCode]);
  const username = `picker${process.pid}`;
  const playerId = await modules.identity.enrol({ username, password, type: 0 });
  if (playerId === undefined) throw new Error(`${username} exists`);
  await fund(playerId);
  return username;
}

/** In a browser that has kept nothing, on a slow line, four times slower. */
async function visit<T>(browser: Browser, url: string, look: (page: Page) => Promise<T>) {
  const context = await phone(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
    await page.goto(url, { waitUntil: 'commit' });
    return await look(page);
  } finally {
    await context.close();
  }
}

const until = async (page: Page, isThere: () => number | false): Promise<number> => {
  const moment = await page.waitForFunction(isThere, undefined, {
    polling: 'raf',
    timeout: withinMs,
  });
  return Number(await moment.jsonValue());
};

const firstPicture = (browser: Browser, url: string) =>
  visit(browser, url, (page) =>
    until(page, () => {
      const [picture] = document.images;
      return picture?.complete === true && picture.naturalWidth > 0 && performance.now();
    }),
  );

/** A number counts as picked when the page shows it so. */
const firstTap = (browser: Browser, url: string) =>
  visit(browser, url, (page) => until(page, isPicked));

function isPicked(): number | false {
  const pick = document.querySelector<HTMLElement>('[role="group"] > button[aria-pressed]');
  if (pick?.getAttribute('aria-pressed') === 'false') pick.click();
  return pick?.getAttribute('aria-pressed') === 'true' && performance.now();
}

/** Every number of the pad once, each as the page has come to rest. */
async function longestTap(browser: Browser, url: string): Promise<number> {
  const context = await phone(browser);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await until(page, isPicked);
    return await watchLongest(page, () =>
      page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const picks = '[role="group"] > button[aria-pressed]';
        for (const pick of document.querySelectorAll<HTMLElement>(picks)) {
          pick.click();
          for (let frames = 0; frames < 3; frames += 1) await frame();
        }
      }),
    );
  } finally {
    await context.close();
  }
}
