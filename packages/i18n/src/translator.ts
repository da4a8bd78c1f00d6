// Gives the text of a key in one language, its values filled in. Nouns may be added as screens need
// them; a value that is absent leaves no trace in the text.
import type { Catalogue, Catalogues } from './catalogue.ts';
import { fillMessage } from './fill-message.ts';
import type { TextKey, TextNoun } from './texts.ts';

export type TextValues = Readonly<Record<string, string | number | undefined>>;

export interface Translator {
  (key: TextKey, values?: TextValues): string;
  readonly tag: string;
  /** The text of a key that is put together while the page runs; undefined: there is none. */
  named(key: string): string | undefined;
  has(noun: TextNoun): boolean;
  add(noun: TextNoun, catalogue: Catalogue): void;
}

export function createTranslator(tag: string, catalogues: Catalogues = {}): Translator {
  const texts = new Map<string, Catalogue[string]>();
  const nouns = new Set<TextNoun>();
  const add = (noun: TextNoun, catalogue: Catalogue) => {
    nouns.add(noun);
    for (const [key, text] of Object.entries(catalogue)) texts.set(`${noun}.${key}`, text);
  };
  for (const [noun, catalogue] of Object.entries(catalogues)) add(noun as TextNoun, catalogue);
  const named = (key: string, values: TextValues = {}) => {
    const text = texts.get(key);
    return text === undefined ? undefined : fillMessage(text, { tag, values });
  };
  const translate = (key: TextKey, values?: TextValues) => named(key, values) ?? key;
  return Object.assign(translate, {
    tag,
    named: (key: string) => named(key),
    has: (noun: TextNoun) => nouns.has(noun),
    add,
  });
}
