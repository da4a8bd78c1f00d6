// Serves and emits the flags of all countries as files of their own: `/flags/ID.svg`. A list of
// countries then costs no script, and a browser fetches only the flags that come into view.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const flagFile = /^[A-Z]{2}\.svg$/u;
const flagAddress = /^\/flags\/([A-Z]{2}\.svg)$/u;

export function flagsPlugin(): Plugin {
  const door = createRequire(import.meta.url).resolve('country-flag-icons/package.json');
  const folder = join(dirname(door), '3x2');
  const names = readdirSync(folder).filter((name) => flagFile.test(name));
  return {
    name: 'baize-flags',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = flagAddress.exec(request.url ?? '')?.[1];
        if (name === undefined || !names.includes(name)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(join(folder, name)));
      });
    },
    generateBundle() {
      for (const name of names) {
        const source = readFileSync(join(folder, name));
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source });
      }
    },
  };
}
