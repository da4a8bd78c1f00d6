// The browser journeys: the real server on a fresh database, a real browser, a person’s steps. Two
// run at a time, each with people of its own; those that change the house for everybody have a
// world of their own, one after the other. `--trace retain-on-failure` keeps a failed one.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { plainBrowser } from './browser.ts';
import { readyPort, worldOf, worlds, type World } from './worlds.ts';

const wordsAsked = process.argv.flatMap((word) => word.split('='));
/** Walks in the world of one process when everything else there is over. */
const lastWalk = 'moved-clock';
const world = worldOf('one-process');

/** A run of one project needs the server of that world alone. */
function worldsAsked(): readonly string[] {
  const isAsked = (name: string) =>
    wordsAsked.includes(name) || (name === world.name && wordsAsked.includes(lastWalk));
  const names = worlds.map(({ name }) => name);
  const asked = names.filter(isAsked);
  return asked.length === 0 ? names : asked;
}

/** A visitor who chose English before; the brand itself may prefer another language. */
function readsEnglish({ port, consolePort }: World) {
  const localStorage = ['lang', 'hisLang'].map((name) => ({ name, value: 'EN' }));
  const origins = [port, consolePort].map((at) => ({
    origin: `http://localhost:${at}`,
    localStorage,
  }));
  return { cookies: [], origins };
}

/** The project settings of a world. Playwright rejects keys whose value is undefined. */
function only({ workers, testMatch, grep, grepInvert }: World) {
  const told = Object.entries({ workers, testMatch, grep, grepInvert });
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

/** Where the journeys of a world find it, and the browser they walk in. */
const usedIn = (one: World) => ({
  use: {
    baseURL: `http://localhost:${one.port}`,
    viewport: { width: 1100, height: 700 },
    locale: 'en-GB',
    storageState: readsEnglish(one),
    launchOptions: one.browser ?? plainBrowser,
  },
  metadata: {
    console: `http://localhost:${one.consolePort}`,
    clock: `http://127.0.0.1:${one.clockPort}`,
  },
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A second try keeps a busy machine from refusing a change; the gate names who needed one, and
  // counts more than a few of them as failures.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // A journey cannot intercept the worker's answers; the walk of the app lets it in.
    serviceWorkers: 'block',
    // Journeys follow the money, not the reels: less is drawn where nothing has a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...worlds.map((one) => ({ name: one.name, ...only(one), ...usedIn(one) })),
    {
      name: lastWalk,
      grep: /@clock/u,
      dependencies: wordsAsked.includes(lastWalk) ? [] : [world.name],
      ...usedIn(world),
    },
  ],
  webServer: {
    command: `node e2e/serve.ts ${worldsAsked().join(' ')}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://127.0.0.1:${readyPort}`,
    timeout: 180_000,
    reuseExistingServer: process.env['REUSE_SERVER'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
