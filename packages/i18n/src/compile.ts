// Turns the locales into catalogues, for builds, tools and tests. It carries every text and the
// compiler, so no browser code imports it, and the server reads texts one noun at a time instead
// (`platform/texts`). A malformed message throws.
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
import { compileNoun, translatorOnDemand } from './on-demand.ts';
import type { Messages, PartialMessages, TextNoun, Written } from './texts.ts';
export { pluralForms, textFault, valuesOf } from './text-fault.ts';
import type { Translator } from './translator.ts';

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

/** The translator of every noun of a locale, for tools and tests. */
export function translatorOf(tag: ShippedTag): Translator {
  const known = translators.get(tag);
  if (known) return known;
  const made = translatorOnDemand(tag, (noun) => messages[tag][noun]);
  translators.set(tag, made);
  return made;
}
