// The language of the console: kept in this browser, English at first, changed without a reload.
import { create } from 'zustand';
import {
  chooseLocale,
  createTranslator,
  findLocale,
  type Catalogues,
  type ShippedTag,
  type Translator,
} from '@baize/i18n';

const sources: Readonly<Record<ShippedTag, () => Promise<{ catalogues: Catalogues }>>> = {
  en: () => import('virtual:texts/en'),
  id: () => import('virtual:texts/id'),
};
const place = 'lang';

const useTexts = create<{ translator: Translator }>()(() => ({
  translator: createTranslator('en'),
}));

export const useText = (): Translator => useTexts((texts) => texts.translator);

/** For the language chosen, and for tests. */
export function showTexts(translator: Translator): void {
  useTexts.setState({ translator });
}

export function languageCode(): string {
  return findLocale(useTexts.getState().translator.tag)?.code ?? 'EN';
}

export async function showLanguage(tag: ShippedTag): Promise<void> {
  const { catalogues } = await sources[tag]();
  document.documentElement.lang = tag;
  localStorage.setItem(place, tag);
  showTexts(createTranslator(tag, catalogues));
}

export const keptLanguage = (): ShippedTag =>
  chooseLocale([localStorage.getItem(place) ?? undefined], 'en');
