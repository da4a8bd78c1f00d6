// Begins every style sheet with the order of the layers, so that it does not depend on which sheet
// a browser happens to read first.
import type { Plugin } from 'vite';

const order = '@layer reset,tokens,ui;';

export function layersPlugin(): Plugin {
  return {
    name: 'baize-layers',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = `${order}${String(file.source)}`;
      }
    },
  };
}
