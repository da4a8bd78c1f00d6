// Builds the operator console. In development the calls go to a server of its own, named by
// CONSOLE_API_URL.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from '../../tools/build/class-name.ts';
import { chunkGroups } from '../../tools/build/first-chunk.ts';
import { drawIconPlugin } from '../../tools/build/draw-icon-plugin.ts';
import { slimContractPlugin } from '../../tools/build/slim-contract-plugin.ts';
import { textsPlugin } from '../../tools/build/texts-plugin.ts';
import { textParts } from './src/app/text-parts.ts';

const first = fileURLToPath(new URL('src/main.tsx', import.meta.url));
const api = process.env['CONSOLE_API_URL'] ?? 'http://127.0.0.1:8081';

export default defineConfig({
  plugins: [
    react(),
    slimContractPlugin('console', {
      callers: ['anyone', 'staff'],
      // The sign-in and the dashboard, the search, and the counts beside the navigation.
      firstNouns: [
        'agents',
        'operator',
        'wallet',
        'wagering',
        'lottery',
        'crash',
        'vendors',
        'feedback',
        'chat',
        'cashier',
        'promotions',
        'points',
        'agreements',
      ],
    }),
    drawIconPlugin(),
    textsPlugin(textParts),
  ],
  css: { modules: { generateScopedName: className } },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/ops': api,
      '/wps': api,
      '/art': api,
      '/live': { target: api.replace(/^http/u, 'ws'), ws: true },
    },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups({ first }) } } },
  },
});
