// The translator of the player's language; a language that is not shipped falls back to English.
import { chooseLocale, createTranslator, findLocale, type ShippedTag } from '@baize/i18n';
import type { Catalogues, Translator } from '@baize/i18n';

const sources: Readonly<Record<ShippedTag, () => Promise<{ catalogues: Catalogues }>>> = {
  en: () => import('virtual:texts/en'),
  id: () => import('virtual:texts/id'),
  'zh-Hans': () => import('virtual:texts/zh-Hans'),
  ja: () => import('virtual:texts/ja'),
  ko: () => import('virtual:texts/ko'),
  th: () => import('virtual:texts/th'),
  vi: () => import('virtual:texts/vi'),
  'pt-BR': () => import('virtual:texts/pt-BR'),
};

export async function loadTexts(languageCode: string | undefined): Promise<Translator> {
  const tag = chooseLocale([languageCode], 'en');
  const { catalogues } = await sources[tag]();
  return createTranslator(tag, catalogues);
}

export function writingDirection(tag: string): 'ltr' | 'rtl' {
  return findLocale(tag)?.dir ?? 'ltr';
}
