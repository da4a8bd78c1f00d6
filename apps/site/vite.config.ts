// Builds the player site. In development the calls go to a server of its own, named by API_URL.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawIconPlugin } from '../../tools/build/draw-icon-plugin.ts';
import { className } from '../../tools/build/class-name.ts';
import { chunkGroups } from '../../tools/build/first-chunk.ts';
import { slimContractPlugin } from '../../tools/build/slim-contract-plugin.ts';
import { flagsPlugin } from './vite/flags-plugin.ts';
import { fontPlugin } from './vite/font-plugin.ts';
import { layersPlugin } from './vite/layers-plugin.ts';
import { noticePlugin } from './vite/notice-plugin.ts';
import { textsPlugin } from './vite/texts-plugin.ts';
import { workerPlugin } from './vite/worker-plugin.ts';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const chunks = {
  first: at('src/main.tsx'),
  home: at('src/pages/home.tsx'),
  background: at('src/background.ts'),
};
const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';
/** Calls of other nouns arrive with their screens. */
const contractPlugin = () =>
  slimContractPlugin('site', {
    callers: ['anyone', 'player', 'member', 'agent'],
    firstNouns: ['settings', 'catalogue', 'notices'],
    firstScreens: [chunks.home],
  });
const calls = ['/wps', '/lgw', '/play', '/vendor', '/pay', '/arcade', '/files'];

/** The screens once more, for the server to draw the first page from. */
const drawnBuild = {
  outDir: 'drawn/dist',
  copyPublicDir: false,
  rolldownOptions: { output: { codeSplitting: false } },
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  ssr: { noExternal: true },
  plugins: isSsrBuild
    ? [react(), contractPlugin(), drawIconPlugin()]
    : [
        react(),
        contractPlugin(),
        drawIconPlugin(),
        textsPlugin(),
        flagsPlugin(),
        fontPlugin(),
        layersPlugin(),
        noticePlugin(),
        workerPlugin(),
      ],
  css: { modules: { generateScopedName: className } },
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(calls.map((path) => [path, { target: api, changeOrigin: false }])),
      // The address of live games is the socket's too: only an upgrade is passed on.
      '/live': {
        target: api.replace(/^http/u, 'ws'),
        ws: true,
        bypass: ({ headers }) => (headers.upgrade === undefined ? '/index.html' : undefined),
      },
    },
  },
  build: isSsrBuild
    ? drawnBuild
    : {
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups(chunks) } },
        },
      },
}));
