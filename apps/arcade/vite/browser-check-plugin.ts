// Puts the check of the browser before the game: a small script of its own, with its few words in
// every language, which runs also where modules do not.
import { chooseLocale, shippedLocales } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import type { Plugin } from 'vite';
import { checkBrowser } from './check-browser.ts';

const fileName = 'browser-check.js';

export function browserCheckPlugin(): Plugin {
  const texts = shippedLocales.map(({ code }) => {
    return [code, translatorOf(chooseLocale([code]))('arcade.old-browser')];
  });
  const words = JSON.stringify(Object.fromEntries(texts));
  const source = `(${checkBrowser.toString()})(${words}, window);`;
  let base = '/';
  return {
    name: 'baize-browser-check',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'body' },
    ],
    configureServer({ middlewares }) {
      middlewares.use(`${base}${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
