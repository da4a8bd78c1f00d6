// Compiles texts while a front end is built: one module a language, fetched when somebody of that
// language opens it, and one more for what only later pages say. No other language and no compiler
// travels with it.
import type { Plugin } from 'vite';
import { shippedLocales, type TextNoun } from '@baize/i18n';
import { compileCatalogue } from '@baize/i18n/compile';

const prefix = 'virtual:texts/';
const resolved = '\0texts/';

export function textsPlugin(first: readonly TextNoun[], later: readonly TextNoun[] = []): Plugin {
  const parts = shippedLocales.flatMap(({ tag }) => [
    { id: resolved + tag, tag, nouns: first },
    { id: `${resolved}${tag}/later`, tag, nouns: later },
  ]);
  return {
    name: 'baize-texts',
    resolveId: (source) =>
      source.startsWith(prefix) ? resolved + source.slice(prefix.length) : undefined,
    load(id) {
      const part = parts.find((one) => one.id === id);
      if (part === undefined) return undefined;
      const all = compileCatalogue(part.tag);
      const kept = Object.fromEntries(part.nouns.map((noun) => [noun, all[noun]]));
      return `export const catalogues = ${JSON.stringify(kept)};`;
    },
  };
}
