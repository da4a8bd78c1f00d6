// The language of the console: kept in this browser, English at first, changed without a reload.
// What the door, the frame and the dashboard say comes first; the rest with the first page opened.
import type { ComponentType } from 'react';
import { create } from 'zustand';
import {
  chooseLocale,
  createTranslator,
  findLocale,
  type Catalogues,
  type ShippedTag,
  type TextNoun,
  type Translator,
} from '@baize/i18n';

type Sources = Readonly<Record<ShippedTag, () => Promise<{ catalogues: Catalogues }>>>;

const first: Sources = {
  en: () => import('virtual:texts/en'),
  id: () => import('virtual:texts/id'),
  'zh-Hans': () => import('virtual:texts/zh-Hans'),
  ja: () => import('virtual:texts/ja'),
  ko: () => import('virtual:texts/ko'),
  th: () => import('virtual:texts/th'),
  vi: () => import('virtual:texts/vi'),
  'pt-BR': () => import('virtual:texts/pt-BR'),
};
const later: Sources = {
  en: () => import('virtual:texts/en/later'),
  id: () => import('virtual:texts/id/later'),
  'zh-Hans': () => import('virtual:texts/zh-Hans/later'),
  ja: () => import('virtual:texts/ja/later'),
  ko: () => import('virtual:texts/ko/later'),
  th: () => import('virtual:texts/th/later'),
  vi: () => import('virtual:texts/vi/later'),
  'pt-BR': () => import('virtual:texts/pt-BR/later'),
};
const place = 'lang';
let laterTexts: Promise<void> | undefined;

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

async function addLater(translator: Translator, tag: ShippedTag): Promise<void> {
  const { catalogues } = await later[tag]();
  for (const [noun, texts] of Object.entries(catalogues)) translator.add(noun as TextNoun, texts);
}

export async function showLanguage(tag: ShippedTag): Promise<void> {
  const translator = createTranslator(tag, (await first[tag]()).catalogues);
  if (laterTexts) await addLater(translator, tag);
  document.documentElement.lang = tag;
  localStorage.setItem(place, tag);
  showTexts(translator);
}

async function addLaterNow(): Promise<void> {
  const { translator } = useTexts.getState();
  try {
    await addLater(translator, translator.tag as ShippedTag);
  } catch (error) {
    laterTexts = undefined;
    throw error;
  }
}

/** A page that comes when it is opened, together with what it says. */
export async function withTexts<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  laterTexts ??= addLaterNow();
  const [page] = await Promise.all([load(), laterTexts]);
  return { default: page };
}

export const keptLanguage = (): ShippedTag =>
  chooseLocale([localStorage.getItem(place) ?? undefined], 'en');
