// The texts of every shipped language, compiled once.
import { chooseLocale, shippedLocales, type Translator } from '@baize/i18n';
import { translatorOf } from '../../platform/texts/index.ts';

export const translators: ReadonlyMap<string, Translator> = new Map(
  shippedLocales.map(({ tag }) => [tag, translatorOf(tag)]),
);

export function textsIn(locale: string): Translator {
  return translators.get(locale) ?? translatorOf(chooseLocale([locale]));
}
