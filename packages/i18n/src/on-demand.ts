// A translator that asks for the texts of a noun, and compiles them, when the first of them is
// needed: a server says little, in few languages. A malformed message throws.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue } from './catalogue.ts';
import type { ShippedTag } from './shipped-locales.ts';
import type { TextKey, TextNoun } from './texts.ts';
import { createTranslator, type TextValues, type Translator } from './translator.ts';

/** The texts of a noun by key; undefined: there is no such noun. */
export type NounTexts = (noun: TextNoun) => Readonly<Record<string, string>> | undefined;

export function translatorOnDemand(tag: ShippedTag, textsOf: NounTexts): Translator {
  const made = createTranslator(tag);
  const has = (noun: TextNoun): boolean => {
    if (made.has(noun)) return true;
    const texts = textsOf(noun);
    if (texts) made.add(noun, compileNoun(texts));
    return texts !== undefined;
  };
  const need = (key: string) => has(key.slice(0, key.lastIndexOf('.')) as TextNoun);
  const translate = (key: TextKey, values?: TextValues) => {
    need(key);
    return made(key, values);
  };
  const named = (key: string) => {
    need(key);
    return made.named(key);
  };
  return Object.assign(translate, { tag, named, has, add: made.add });
}

export function compileNoun(texts: Readonly<Record<string, string>>): Catalogue {
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]);
  return Object.fromEntries(compiled) as Catalogue;
}
