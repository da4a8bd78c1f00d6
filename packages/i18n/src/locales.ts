// The languages of Baize: a shipped one is complete, a declared one is named and still without
// texts. `code` is its code in clients of the family; `name` is its own name.

interface LocaleFact {
  /** BCP 47. */
  readonly tag: string;
  readonly code: string;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly status: 'shipped' | 'declared';
}

const declared = (tag: string, code: string, name: string, dir: 'ltr' | 'rtl' = 'ltr') =>
  ({ tag, code, name, dir, status: 'declared' }) as const;

const shipped = <const Tag extends string>(tag: Tag, code: string, name: string) =>
  ({ tag, code, name, dir: 'ltr', status: 'shipped' }) as const;

export const locales = [
  shipped('id', 'ID', 'Bahasa Indonesia'),
  shipped('en', 'EN', 'English'),
  shipped('zh-Hans', 'CN', '简体中文'),
  declared('zh-Hant', 'TW', '繁體中文'),
  shipped('ja', 'JA', '日本語'),
  shipped('ko', 'KO', '한국어'),
  shipped('th', 'TH', 'ไทย'),
  shipped('vi', 'VI', 'Tiếng Việt'),
  shipped('pt-BR', 'PT', 'Português'),
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
export type ShippedTag = Extract<Locale, { status: 'shipped' }>['tag'];

export const shippedLocales = locales.filter((locale) => locale.status === 'shipped');
/** The language of a fresh brand. Like English it never lacks a text. */
export const defaultLocale = 'id' satisfies ShippedTag;

/**
 * Finds a language by its tag, by the family's code, or by its first part, in any case: `pt-BR`,
 * `PT`, `zh`.
 */
export function findLocale(name: string): Locale | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    locales.find(({ tag, code }) => [tag.toLowerCase(), code.toLowerCase()].includes(wanted)) ??
    locales.find(({ tag }) => tag.toLowerCase().split('-')[0] === wanted)
  );
}

/** The first shipped language among those asked for: codes, tags or an Accept-Language header. */
export function chooseLocale(
  wanted: readonly (string | undefined)[],
  otherwise: ShippedTag = defaultLocale,
): ShippedTag {
  for (const name of wanted.flatMap((header) => header?.split(',') ?? [])) {
    const [tag = ''] = name.split(';');
    const found = findLocale(tag) ?? findLocale(tag.split('-')[0] ?? '');
    if (found?.status === 'shipped') return found.tag;
  }
  return otherwise;
}
