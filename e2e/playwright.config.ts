// The browser journeys: the real server on a fresh database, a real browser, a person's steps. They
// run twice: against one server process, and against two on one database behind the same ports.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { worlds, type World } from './worlds.ts';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromium = process.env['CHROMIUM_PATH'] ?? browsers.find((path) => existsSync(path));

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Server = Extract<PlaywrightTestConfig['webServer'], readonly unknown[]>[number];

/** A run of one project needs the server of that world alone. */
function worldsAsked(): readonly World[] {
  const words = process.argv.flatMap((word) => word.split('='));
  const asked = worlds.filter(({ name }) => words.includes(name));
  return asked.length === 0 ? worlds : asked;
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

function serverOf(world: World): Server {
  return {
    command: `node e2e/serve.ts ${world.name}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://127.0.0.1:${world.port}/ready`,
    timeout: 180_000,
    reuseExistingServer: process.env['REUSE_SERVER'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    launchOptions: { args: quiet, ...(chromium ? { executablePath: chromium } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    // What a worker answers no journey could intercept; the walk of the app lets it in.
    serviceWorkers: 'block',
    // Journeys follow the money, not the reels: less is drawn where nothing has a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: worlds.map((world) => ({
    name: world.name,
    ...(world.only ? { testMatch: world.only } : {}),
    use: {
      baseURL: `http://localhost:${world.port}`,
      viewport: { width: 1100, height: 700 },
      locale: 'en-GB',
      storageState: readsEnglish(world),
    },
    metadata: { console: `http://localhost:${world.consolePort}` },
  })),
  webServer: worldsAsked().map(serverOf),
});
