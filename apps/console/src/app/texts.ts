// The language of the console: stored in this browser, English at first, changed without a reload.
// Texts of the sign-in, the frame and the dashboard load first; each other part with the first page
// that needs it.
import type { ComponentType } from 'react';
import { contracts, first, games, house, money, promotions, rebates } from 'virtual:texts';
import { create } from 'zustand';
import {
  chooseLocale,
  createTranslator,
  findShipped,
  type ShippedTag,
  type TextNoun,
  type Translator,
} from '@baize/i18n';
import type { TextPart } from './text-parts.ts';

const place = 'lang';
const later = { contracts, games, house, money, promotions, rebates };
const arriving = new Map<TextPart, Promise<void>>();

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

async function addPart(translator: Translator, part: TextPart): Promise<void> {
  const { catalogues } = await later[part][translator.tag as ShippedTag]();
  for (const [noun, texts] of Object.entries(catalogues)) translator.add(noun as TextNoun, texts);
}

export async function showLanguage(tag: ShippedTag): Promise<void> {
  const translator = createTranslator(tag, (await first[tag]()).catalogues);
  await Promise.all([...arriving.keys()].map((part) => addPart(translator, part)));
  document.documentElement.lang = tag;
  localStorage.setItem(place, tag);
  showTexts(translator);
}

function needPart(part: TextPart): Promise<void> {
  const known = arriving.get(part);
  if (known !== undefined) return known;
  const asked = addPart(useTexts.getState().translator, part).catch((error: unknown) => {
    arriving.delete(part);
    throw error;
  });
  arriving.set(part, asked);
  return asked;
}

/** A page that comes when it is opened, together with what it says. */
export async function withTexts<Props>(
  parts: readonly TextPart[],
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [page] = await Promise.all([load(), ...parts.map(needPart)]);
  return { default: page };
}

export const keptLanguage = (): ShippedTag =>
  chooseLocale([localStorage.getItem(place) ?? undefined], 'en');
