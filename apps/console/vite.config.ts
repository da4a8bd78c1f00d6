// Builds the operator console. In development the calls go to a server of its own, named by
// CONSOLE_API_URL.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from '../../tools/build/class-name.ts';
import { drawIconPlugin } from '../../tools/build/draw-icon-plugin.ts';
import { slimContractPlugin } from '../../tools/build/slim-contract-plugin.ts';
import { textsPlugin } from '../../tools/build/texts-plugin.ts';

const api = process.env['CONSOLE_API_URL'] ?? 'http://127.0.0.1:8081';

export default defineConfig({
  plugins: [
    react(),
    slimContractPlugin('console', { callers: ['anyone', 'staff'], firstNouns: [] }),
    drawIconPlugin(),
    textsPlugin({
      first: ['operator'],
      later: [
        'settings',
        'rules',
        'wallet',
        'deposits',
        'cashier',
        'identity',
        'factors',
        'catalogue',
        'brand',
        'vendors',
        'feedback',
        'help',
        'lottery',
        'lottery-play',
        'chat',
        'crash',
        'vip',
        'console.agents',
        'bonuses',
        'console.bonuses',
        'console.catalogue',
        'console.crash',
        'console.deposits',
        'console.fairness',
        'console.help',
        'console.jackpots',
        'console.lottery',
        'console.notices',
        'console.limits',
        'console.transfers',
        'console.payments',
        'console.vip',
      ],
    }),
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
  },
});
