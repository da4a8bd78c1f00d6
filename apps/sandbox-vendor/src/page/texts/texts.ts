// The texts in the reader's language; what is not offered is read in English.
import { en, type Texts } from './en.ts';
import { id } from './id.ts';

export type { Texts } from './en.ts';

export const textsOf = (language: string): Texts => (/^(?:id|in)\b/i.test(language) ? id : en);

export const tagOf = (language: string): 'en' | 'id' => (textsOf(language) === id ? 'id' : 'en');

/** Puts values where a text names them. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** An amount as it is read: grouped, two places. Decimal texts are never made into fractions. */
export function money(amount: string, tag: 'en' | 'id'): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  const [group, point] = tag === 'id' ? ['.', ','] : [',', '.'];
  return `${whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, group ?? '')}${point}${cents}`;
}
