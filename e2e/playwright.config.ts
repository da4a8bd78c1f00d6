// The browser journeys: the real server on a fresh database, a real browser, a person’s steps. Two
// run at a time, each with people of its own; those that change the house for everybody have a
// world of their own, one after the other. `--trace retain-on-failure` keeps a failed one.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { plainBrowser } from './browser.ts';
import { readyPort, worlds, type World } from './worlds.ts';

/** A run of one project needs the server of that world alone. */
function worldsAsked(): readonly string[] {
  const names = worlds.map(({ name }) => name);
  const words = process.argv.flatMap((word) => word.split('='));
  const asked = names.filter((name) => words.includes(name));
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
  projects: worlds.map((world) => ({
    name: world.name,
    ...only(world),
    use: {
      baseURL: `http://localhost:${world.port}`,
      viewport: { width: 1100, height: 700 },
      locale: 'en-GB',
      storageState: readsEnglish(world),
      launchOptions: world.browser ?? plainBrowser,
    },
    metadata: { console: `http://localhost:${world.consolePort}` },
  })),
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
