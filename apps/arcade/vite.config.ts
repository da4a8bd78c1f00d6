// Builds the screens of our own games, served under /arcade. In development the calls go to a
// server of its own, named by API_URL.
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { textsPlugin } from '../../tools/build/texts-plugin.ts';
import { digestSources } from '../../tools/build/sources.ts';
import { browserCheckPlugin } from './vite/browser-check-plugin.ts';
import { parSheetPlugin } from '../../tools/build/par-sheet-plugin.ts';
import { slimContractPlugin } from './vite/slim-contract-plugin.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/arcade/',
  define: { 'import.meta.env.CLIENT_VERSION': JSON.stringify(clientVersion()) },
  plugins: [
    browserCheckPlugin(),
    react(),
    textsPlugin(['slots', 'arcade', 'jackpots']),
    parSheetPlugin(),
    slimContractPlugin(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/play': api,
      '/wps': api,
      '/live': { target: api.replace(/^http/u, 'ws'), ws: true },
    },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});

/** What the screens are built from, in a few characters: the same means the same screens. */
function clientVersion(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return digestSources(root, ['packages', 'apps/arcade/src']).slice(0, 8);
}
