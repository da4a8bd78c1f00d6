// Turns the locales into catalogues, at build time for browsers and at start for the server. It
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
import type { ShippedTag } from './locales.ts';
import type { Messages, TextNoun } from './texts.ts';
import { createTranslator, type Translator } from './translator.ts';

export const messages: Readonly<Record<ShippedTag, Messages>> = {
  en,
  id,
  'zh-Hans': zhHans,
  ja,
  ko,
  th,
  vi,
  'pt-BR': ptBR,
};
export const textNouns = Object.keys(en) as TextNoun[];

/** All catalogues of one locale, by noun: what a build writes as JSON. */
export function compileCatalogue(tag: ShippedTag): Readonly<Record<TextNoun, Catalogue>> {
  const compiled = textNouns.map((noun) => [noun, compileNoun(messages[tag][noun])]);
  return Object.fromEntries(compiled) as Record<TextNoun, Catalogue>;
}

const translators = new Map<ShippedTag, Translator>();

/** The translator that holds every noun of a locale, for the server and tests; compiled once. */
export function translatorOf(tag: ShippedTag): Translator {
  const known = translators.get(tag);
  if (known) return known;
  const made = createTranslator(tag, compileCatalogue(tag));
  translators.set(tag, made);
  return made;
}

function compileNoun(texts: Readonly<Record<string, string>>): Catalogue {
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]);
  return Object.fromEntries(compiled) as Catalogue;
}
