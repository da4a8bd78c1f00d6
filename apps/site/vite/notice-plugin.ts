// Serves and emits the notice of the source as a file of the site, for the page of credits.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = new URL('../../../NOTICE', import.meta.url);

export function noticePlugin(): Plugin {
  return {
    name: 'baize-notice',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== '/notice.txt') return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'notice.txt', source: readFileSync(file) });
    },
  };
}
