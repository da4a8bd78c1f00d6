// Compiles texts while a front end is built: one module a language, loaded by a reader of that
// language, and one more for the texts of later pages only. `virtual:texts` has a loader for each.
// No other language and no compiler is shipped with it.
import type { Plugin } from 'vite';
import { shippedLocales, type ShippedTag, type TextNoun } from '@baize/i18n';
import { compileCatalogue } from '@baize/i18n/compile';

const name = 'virtual:texts';
const resolved = '\0texts';

/**
 * The texts of a front end's start, and those of its later pages or of a family of games only. A
 * part's name becomes the name of its loader.
 */
export type TextParts = Readonly<Partial<Record<string, readonly TextNoun[]>>>;

export function textsPlugin(parts: TextParts): Plugin {
  const texts = new Map<string, () => string>([[resolved, () => loaders(parts)]]);
  for (const [part, nouns = []] of Object.entries(parts)) {
    for (const { tag } of shippedLocales) {
      texts.set(`${resolved}/${tag}/${part}`, () => catalogues(tag, nouns));
    }
  }
  return {
    name: 'baize-texts',
    resolveId: (source) =>
      source === name || source.startsWith(`${name}/`)
        ? resolved + source.slice(name.length)
        : undefined,
    load: (id) => texts.get(id)?.(),
  };
}

function loaders(parts: TextParts): string {
  const ofPart = (part: string) =>
    shippedLocales.map(({ tag }) => `'${tag}': () => import('${name}/${tag}/${part}')`).join();
  return Object.keys(parts)
    .map((part) => `export const ${part} = { ${ofPart(part)} };\n`)
    .join('');
}

function catalogues(tag: ShippedTag, nouns: readonly TextNoun[]): string {
  const all = compileCatalogue(tag);
  const kept = Object.fromEntries(nouns.map((noun) => [noun, all[noun]]));
  return `export const catalogues = ${JSON.stringify(kept)};`;
}
