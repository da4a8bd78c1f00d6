// The words of the lottery menus in a language.
import { shippedLocales } from '@baize/i18n';
import { translatorOf } from '../../platform/texts/index.ts';
import type { MenuWords } from './rules/lottery-menu.ts';

export function menuWords(tag: string): MenuWords {
  const t = translatorOf(shippedLocales.find((one) => one.tag === tag)?.tag ?? 'en');
  return { tag, groupName: (code) => t.named(`lottery.group-${code}`) };
}
