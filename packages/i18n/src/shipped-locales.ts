// The shipped languages: complete, and the only ones that a browser can show. `code` is a
// language's code in clients of the family; `name` is its own name.

export interface LocaleFact {
  /** BCP 47. */
  readonly tag: string;
  readonly code: string;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly status: 'shipped' | 'declared';
}

const shipped = <const Tag extends string>(tag: Tag, code: string, name: string) =>
  ({ tag, code, name, dir: 'ltr', status: 'shipped' }) as const;

export const shippedLocales = [
  shipped('id', 'ID', 'Bahasa Indonesia'),
  shipped('en', 'EN', 'English'),
  shipped('zh-Hans', 'CN', '简体中文'),
  shipped('ja', 'JA', '日本語'),
  shipped('ko', 'KO', '한국어'),
  shipped('th', 'TH', 'ไทย'),
  shipped('vi', 'VI', 'Tiếng Việt'),
  shipped('pt-BR', 'PT', 'Português'),
] as const satisfies readonly LocaleFact[];

export type ShippedLocale = (typeof shippedLocales)[number];
export type ShippedTag = ShippedLocale['tag'];

/** The language of a fresh brand. Like English it never lacks a text. */
export const defaultLocale = 'id' satisfies ShippedTag;

/**
 * Finds a language by its tag, by the family's code, or by its first part, in any case: `pt-BR`,
 * `PT`, `zh`.
 */
export function findIn<Fact extends LocaleFact>(
  facts: readonly Fact[],
  name: string,
): Fact | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    facts.find(({ tag, code }) => [tag.toLowerCase(), code.toLowerCase()].includes(wanted)) ??
    facts.find(({ tag }) => tag.toLowerCase().split('-')[0] === wanted)
  );
}

export const findShipped = (name: string): ShippedLocale | undefined =>
  findIn<ShippedLocale>(shippedLocales, name);

/**
 * The first shipped language among those asked for: codes, tags or an Accept-Language header. A
 * variety that is not shipped gives the shipped one of the same language.
 */
export function chooseLocale(
  wanted: readonly (string | undefined)[],
  otherwise: ShippedTag = defaultLocale,
): ShippedTag {
  for (const name of wanted.flatMap((header) => header?.split(',') ?? [])) {
    const [tag = ''] = name.split(';');
    const found = findShipped(tag) ?? findShipped(tag.split('-')[0] ?? '');
    if (found !== undefined) return found.tag;
  }
  return otherwise;
}
