// Turns the locales into catalogues, at build time for browsers and when asked for the server. It
// carries every text and the compiler, so no browser code imports it. A malformed message throws.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue } from './catalogue.ts';
import { en } from './locales/en/index.ts';
import { id } from './locales/id/index.ts';
import { ja } from './locales/ja/index.ts';
import { ko } from './locales/ko/index.ts';
import { ptBR } from './locales/pt-BR/index.ts';
import { th } from './locales/th/index.ts';
import { vi } from './locales/vi/index.ts';
import { zhHans } from './locales/zh-Hans/index.ts';
import { shippedLocales, type ShippedTag } from './shipped-locales.ts';
import { textFault } from './text-fault.ts';
import type { Messages, PartialMessages, TextKey, TextNoun, Written } from './texts.ts';
export { pluralForms, textFault, valuesOf } from './text-fault.ts';
import { createTranslator, type TextValues, type Translator } from './translator.ts';

/** The texts written in each language, gaps and all. */
export const written: Written = { en, id, 'zh-Hans': zhHans, ja, ko, th, vi, 'pt-BR': ptBR };
export const textNouns = Object.keys(en) as TextNoun[];

/** Every text of a language, in English where it lacks one: no reader sees a bare key. */
export const messages = Object.fromEntries(
  shippedLocales.map(({ tag }) => [tag, withEnglish(written[tag])]),
) as Readonly<Record<ShippedTag, Messages>>;

export function withEnglish(partial: PartialMessages): Messages {
  // By the widest type: the compiler would spread each noun over each other one.
  const own: Readonly<Partial<Record<TextNoun, object>>> = partial;
  const whole = textNouns.map((noun) => [noun, { ...(en[noun] as object), ...own[noun] }]);
  return Object.fromEntries(whole) as Messages;
}

/** The faults and gaps of a language, by key. The gate asks that a shipped one has no fault. */
export function textFaults(
  tag: string,
  partial: PartialMessages,
): Readonly<Record<string, string>> {
  const english = flat(en);
  const texts = flat(partial);
  const keys = new Set([...Object.keys(english), ...Object.keys(texts)]);
  const faults = [...keys].map((key) => [
    key,
    textFault({ tag, english: english[key], text: texts[key] }),
  ]);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined)) as Record<
    string,
    string
  >;
}

/** Texts by `noun.key`, in the order in which they stand. */
export function flat(texts: PartialMessages): Readonly<Record<string, string>> {
  const nouns = Object.entries(texts as Readonly<Record<string, Readonly<Record<string, string>>>>);
  const all = nouns.flatMap(([noun, own]) =>
    Object.entries(own).map(([key, text]) => [`${noun}.${key}`, text]),
  );
  return Object.fromEntries(all) as Record<string, string>;
}

/** All catalogues of one locale, by noun: what a build writes as JSON. */
export function compileCatalogue(tag: ShippedTag): Readonly<Record<TextNoun, Catalogue>> {
  const compiled = textNouns.map((noun) => [noun, compileNoun(messages[tag][noun])]);
  return Object.fromEntries(compiled) as Record<TextNoun, Catalogue>;
}

const translators = new Map<ShippedTag, Translator>();

/** The translator of every noun of a locale, for the server and for tests. */
export function translatorOf(tag: ShippedTag): Translator {
  const known = translators.get(tag);
  if (known) return known;
  const made = translatorWhenAsked(tag);
  translators.set(tag, made);
  return made;
}

/** Compiles a noun when its first text is asked for: a server says little, in few languages. */
function translatorWhenAsked(tag: ShippedTag): Translator {
  const made = createTranslator(tag);
  const has = (noun: TextNoun) => Object.hasOwn(en, noun);
  const need = (key: string) => {
    const noun = key.slice(0, key.lastIndexOf('.')) as TextNoun;
    if (!made.has(noun) && has(noun)) made.add(noun, compileNoun(messages[tag][noun]));
  };
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

function compileNoun(texts: Readonly<Record<string, string>>): Catalogue {
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]);
  return Object.fromEntries(compiled) as Catalogue;
}
