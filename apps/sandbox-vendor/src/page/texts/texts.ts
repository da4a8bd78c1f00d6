// The texts in the reader's language; what is not offered is read in English. A language is asked
// for by its tag (`pt-BR`, `ko-KR`) or by the code that platforms use for it (`PT`, `KO`).
import { en, type Texts } from './en.ts';
import { id } from './id.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { ptBR } from './pt-BR.ts';
import { th } from './th.ts';
import { vi } from './vi.ts';
import { zhHans } from './zh-Hans.ts';

export type { Texts } from './en.ts';

interface Language {
  /** The first parts of the names under which it is asked for. */
  readonly codes: readonly string[];
  readonly texts: Texts;
  /** The signs between thousands and before the cents. */
  readonly marks: readonly [group: string, point: string];
}

const languages = {
  en: { codes: ['en'], texts: en, marks: [',', '.'] },
  id: { codes: ['id', 'in'], texts: id, marks: ['.', ','] },
  ja: { codes: ['ja', 'jp'], texts: ja, marks: [',', '.'] },
  ko: { codes: ['ko', 'kr'], texts: ko, marks: [',', '.'] },
  'pt-BR': { codes: ['pt'], texts: ptBR, marks: ['.', ','] },
  th: { codes: ['th'], texts: th, marks: [',', '.'] },
  vi: { codes: ['vi', 'vn'], texts: vi, marks: ['.', ','] },
  'zh-Hans': { codes: ['zh', 'cn'], texts: zhHans, marks: [',', '.'] },
} as const satisfies Readonly<Record<string, Language>>;

export type Tag = keyof typeof languages;

export function tagOf(language: string): Tag {
  const [code = ''] = language.trim().toLowerCase().split(/[-_]/);
  const tags = Object.keys(languages) as Tag[];
  return tags.find((tag) => (languages[tag].codes as readonly string[]).includes(code)) ?? 'en';
}

export const textsOf = (language: string): Texts => languages[tagOf(language)].texts;

/** A game's name: its maker names it in some languages, in English always. */
export const nameIn = (
  names: Readonly<{ en: string }> & Readonly<Partial<Record<Tag, string>>>,
  tag: Tag,
): string => names[tag] ?? names.en;

/** Puts values where a text names them. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** An amount as it is read: grouped, two places. Decimal texts are never made into fractions. */
export function money(amount: string, tag: Tag): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  const [group, point] = languages[tag].marks;
  return `${whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, group)}${point}${cents}`;
}
