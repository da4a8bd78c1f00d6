// The language of the console: stored in this browser, English at first, changed without a reload.
// Texts of the sign-in, the frame and the dashboard load first; the rest with the first page
// opened.
import type { ComponentType } from 'react';
import { first, later } from 'virtual:texts';
import { create } from 'zustand';
import {
  chooseLocale,
  createTranslator,
  findShipped,
  type ShippedTag,
  type TextNoun,
  type Translator,
} from '@baize/i18n';

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
  return findShipped(useTexts.getState().translator.tag)?.code ?? 'EN';
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
