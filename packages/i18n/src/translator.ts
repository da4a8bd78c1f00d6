// Gives the text of a key in one language, its values filled in. Nouns may be added as screens need
// them; a value that is absent leaves no trace in the text.
import { setupI18n } from '@lingui/core';
import type { PatternId } from '@baize/contract';
import type { Catalogue, Catalogues } from './catalogue.ts';
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
  const lingui = setupI18n({ locale: tag, messages: { [tag]: {} } });
  const nouns = new Set<TextNoun>();
  const add = (noun: TextNoun, catalogue: Catalogue) => {
    nouns.add(noun);
    const named = Object.entries(catalogue).map(([key, text]) => [`${noun}.${key}`, text]);
    lingui.load(tag, Object.fromEntries(named));
  };
  for (const [noun, texts] of Object.entries(catalogues)) add(noun as TextNoun, texts);
  const translate = (key: TextKey, values?: TextValues) => lingui._(key, values);
  const named = (key: string) => (key in lingui.messages ? lingui._(key) : undefined);
  return Object.assign(translate, { tag, named, has: (noun: TextNoun) => nouns.has(noun), add });
}

/**
 * The rule of a field in words; equal bounds are one number, and an unknown pattern id gives the
 * length.
 */
export function ruleText(
  t: Translator,
  rule: { readonly patternId: string; readonly minLength: number; readonly maxLength: number },
): string {
  const { minLength: min, maxLength: max } = rule;
  const key = `rules.${rule.patternId as PatternId}` as const;
  const values = { min: min === max ? 'same' : min, max };
  const text = t(key, values);
  return text === key ? t('rules.any', values) : text;
}
