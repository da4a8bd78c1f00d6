// The languages of Baize: a shipped one is complete, a declared one is named and still without
// texts. Browsers need the shipped ones alone.
import { findIn, shippedLocales, type LocaleFact } from './shipped-locales.ts';

const declared = (tag: string, code: string, name: string, dir: 'ltr' | 'rtl' = 'ltr') =>
  ({ tag, code, name, dir, status: 'declared' }) as const;

export const locales = [
  ...shippedLocales,
  declared('zh-Hant', 'TW', '繁體中文'),
  declared('ms', 'MS', 'Bahasa Melayu'),
  declared('fil', 'TL', 'Filipino'),
  declared('km', 'KM', 'ខ្មែរ'),
  declared('lo', 'LO', 'ລາວ'),
  declared('my', 'MY', 'မြန်မာ'),
  declared('hi', 'HI', 'हिन्दी'),
  declared('bn', 'BN', 'বাংলা'),
  declared('ta', 'TA', 'தமிழ்'),
  declared('te', 'TE', 'తెలుగు'),
  declared('mr', 'MR', 'मराठी'),
  declared('ur', 'UR', 'اردو', 'rtl'),
  declared('ne', 'NE', 'नेपाली'),
  declared('si', 'SI', 'සිංහල'),
  declared('mn', 'MN', 'Монгол'),
  declared('kk', 'KK', 'Қазақ тілі'),
  declared('uz', 'UZ', 'Oʻzbekcha'),
  declared('az', 'AZ', 'Azərbaycan'),
  declared('ar', 'AR', 'العربية', 'rtl'),
  declared('fa', 'FA', 'فارسی', 'rtl'),
  declared('he', 'HE', 'עברית', 'rtl'),
  declared('tr', 'TR', 'Türkçe'),
  declared('ru', 'RU', 'Русский'),
  declared('uk', 'UK', 'Українська'),
  declared('pl', 'PL', 'Polski'),
  declared('cs', 'CS', 'Čeština'),
  declared('ro', 'RO', 'Română'),
  declared('hu', 'HU', 'Magyar'),
  declared('el', 'EL', 'Ελληνικά'),
  declared('de', 'DE', 'Deutsch'),
  declared('fr', 'FR', 'Français'),
  declared('es', 'ES', 'Español'),
  declared('it', 'IT', 'Italiano'),
  declared('nl', 'NL', 'Nederlands'),
] as const satisfies readonly LocaleFact[];

export type Locale = (typeof locales)[number];
export type LocaleTag = Locale['tag'];

export const findLocale = (name: string): Locale | undefined => findIn<Locale>(locales, name);
