// Names the one font file that the first paint needs, so that the browser fetches it with the
// page.
import type { Plugin } from 'vite';

const firstFont = /manrope-latin-wght-normal[^/]*\.woff2$/u;

export function fontPlugin(): Plugin {
  return {
    name: 'baize-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => firstFont.test(name));
        if (file === undefined) return [];
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${file}`,
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
