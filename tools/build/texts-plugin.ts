// Compiles texts while a front end is built: one module a language, fetched when somebody of that
// language opens it. No other language and no compiler travels with it.
import type { Plugin } from 'vite';
import { shippedLocales, type TextNoun } from '@baize/i18n';
import { compileCatalogue } from '@baize/i18n/compile';

const prefix = 'virtual:texts/';
const resolved = '\0texts/';

export function textsPlugin(nouns: readonly TextNoun[]): Plugin {
  return {
    name: 'baize-texts',
    resolveId: (source) =>
      source.startsWith(prefix) ? resolved + source.slice(prefix.length) : undefined,
    load(id) {
      const locale = shippedLocales.find(({ tag }) => id === resolved + tag);
      if (locale === undefined) return undefined;
      const all = compileCatalogue(locale.tag);
      const kept = Object.fromEntries(nouns.map((noun) => [noun, all[noun]]));
      return `export const catalogues = ${JSON.stringify(kept)};`;
    },
  };
}
