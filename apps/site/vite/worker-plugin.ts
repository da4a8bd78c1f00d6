// Emits the service worker with the names of the files that the page begins with. Its bytes change
// with every release, so that browsers notice one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('./worker.js', import.meta.url);
const firstFiles = /"(\/assets\/[^"]+\.(?:js|css|woff2))"/gu;

export function workerPlugin(): Plugin {
  return {
    name: 'baize-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const files = [...html.matchAll(firstFiles)].map(([, address = '']) => address);
        const all = Object.keys(bundle).toSorted();
        const version = createHash('sha256').update(all.join()).digest('hex').slice(0, 12);
        const shell = JSON.stringify({ version, files });
        const text = readFileSync(source, 'utf8').replace('SHELL', shell);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}
