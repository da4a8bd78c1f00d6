// The language of this browser: stored under the family's names `lang` and `hisLang` as its code. A
// choice by hand wins over the brand's.
import { chooseLocale, defaultLocale, findShipped, type ShippedTag } from '@baize/i18n';
import { keepLanguageCookie, readStored, writeStored } from '../stored.ts';

/** The language that the address names, as links between languages do. */
const asked = findShipped(new URLSearchParams(location.search).get('lang') ?? '');

/** Without a choice it is the language in which the server has written the page. */
let current: ShippedTag = chooseLocale(
  [readStored('local', 'lang'), asked?.tag, globalThis.document?.documentElement.lang],
  defaultLocale,
);

export const currentLanguage = (): ShippedTag => current;
export const currentLanguageCode = (): string => findShipped(current)?.code ?? 'EN';
export const isLanguageChosen = (): boolean =>
  readStored('local', 'lang') !== undefined || asked !== undefined;

export function setLanguage(tag: ShippedTag): void {
  current = tag;
  const root = document.documentElement;
  const dir = findShipped(tag)?.dir ?? 'ltr';
  // Writing the same value again would have the browser style the whole page again.
  if (root.lang !== tag) root.lang = tag;
  if (root.dir !== dir) root.dir = dir;
}

/** Remembers a choice made by hand. */
export function rememberLanguage(tag: ShippedTag): void {
  const code = findShipped(tag)?.code;
  writeStored('local', 'lang', code);
  writeStored('local', 'hisLang', code);
  keepLanguageCookie(code);
}
