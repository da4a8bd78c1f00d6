// The translator of the player's language, with the texts of the family that is played and no
// other; a language that is not shipped falls back to English.
import { chooseLocale, createTranslator, findShipped, type Translator } from '@baize/i18n';
import type { FamilyCode } from '@baize/engines';
import { crash, first, instant, lottery, slots } from 'virtual:texts';

const ofFamily: { readonly [Code in FamilyCode]: typeof first } = {
  crash,
  instant,
  lottery,
  slots,
};

export async function loadTexts(
  languageCode: string | undefined,
  family?: FamilyCode,
): Promise<Translator> {
  const tag = chooseLocale([languageCode], 'en');
  const parts = family === undefined ? [first[tag]()] : [first[tag](), ofFamily[family][tag]()];
  const loaded = await Promise.all(parts);
  const catalogues = Object.assign({}, ...loaded.map((part) => part.catalogues)) as object;
  return createTranslator(tag, catalogues);
}

export function writingDirection(tag: string): 'ltr' | 'rtl' {
  return findShipped(tag)?.dir ?? 'ltr';
}
