// Builds the screens of our own games, served under /arcade. In development the calls go to a
// server of its own, named by API_URL.
import react from '@vitejs/plugin-react';
import { families } from '@baize/engines';
import type { TextNoun } from '@baize/i18n';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { textsPlugin } from '../../tools/build/texts-plugin.ts';
import { digestSources } from '../../tools/build/sources.ts';
import { browserCheckPlugin } from './vite/browser-check-plugin.ts';
import { parSheetPlugin } from '../../tools/build/par-sheet-plugin.ts';
import { className } from '../../tools/build/class-name.ts';
import { slimContractPlugin } from './vite/slim-contract-plugin.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

/** Texts of a family's screens beside those of its games. */
const playTexts: Readonly<Record<string, readonly TextNoun[]>> = {
  crash: ['crash-play'],
  lottery: ['lottery-play', 'lottery-vietnam'],
};

/** A player of one family loads no texts of another. */
const familyTexts = Object.fromEntries(
  families.map(({ code }) => [code, [code, ...(playTexts[code] ?? [])]]),
);

export default defineConfig({
  base: '/arcade/',
  define: { 'import.meta.env.CLIENT_VERSION': JSON.stringify(clientVersion()) },
  plugins: [
    browserCheckPlugin(),
    react(),
    textsPlugin({ first: ['arcade', 'jackpots'], ...familyTexts }),
    parSheetPlugin(),
    slimContractPlugin(),
  ],
  css: { modules: { generateScopedName: className } },
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

/** A short digest of the screens' sources: the same digest means the same screens. */
function clientVersion(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return digestSources(root, ['packages', 'apps/arcade/src']).slice(0, 8);
}
