// The test runs of Baize, one project per kind of test: packages, server, screens and tools.
// At most two workers, so that a run fits beside the database on a two-core machine.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { families } from '@baize/engines';
import { parSheetPlugin } from './tools/build/par-sheet-plugin.ts';
import { textsPlugin } from './tools/build/texts-plugin.ts';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const serverSetup = fileURLToPath(new URL('apps/server/testing/global-setup.ts', import.meta.url));

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          isolate: false,
          // Run by Node as they are, like the server: nothing to compile, and sums go faster.
          experimental: { viteModuleRunner: false },
          root,
          environment: 'node',
          include: ['packages/**/src/**/*.test.ts', 'apps/sandbox-vendor/src/**/*.test.ts'],
          exclude: ['packages/ui/**', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          root,
          environment: 'node',
          include: ['apps/server/**/*.test.ts', 'simulation/**/*.test.ts'],
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          react(),
          textsPlugin({
            first: ['operator', 'settings', ...families.map(({ code }) => code)],
            money: [],
            games: [],
            house: [],
          }),
          parSheetPlugin(),
        ],
        test: {
          name: 'screens',
          isolate: false,
          root,
          environment: './tools/screens/environment.config.ts',
          sequence: { setupFiles: 'list' },
          setupFiles: ['tools/screens/page.ts', 'tools/screens/browser.ts'],
          include: [
            'apps/{site,arcade,console}/src/**/*.test.{ts,tsx}',
            'packages/ui/**/*.test.{ts,tsx}',
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'tools',
          isolate: false,
          root,
          environment: 'node',
          include: ['tools/**/*.test.ts', 'benchmarks/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
