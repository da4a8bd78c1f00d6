// The terms and the privacy notice that hold: those staff published last, or the house's own until
// somebody has. The age they name is the policy's at the moment of reading.
import type { OutputOf, settings } from '@baize/contract';
import { translators } from './texts.ts';

export type TermsInForce = OutputOf<typeof settings.getTerms>;

/** A version that staff published; `{age}` in it stands for the age of the agreement. */
export interface PublishedTerms {
  readonly version: number;
  readonly publishedAt: number;
  readonly terms: Readonly<Record<string, string>>;
  readonly privacy: Readonly<Record<string, string>>;
}

/** The placeholder of a text for the minimum age. */
export const agePlace = '{age}';

/** The number of the house's own text: the first that staff publish is the next one. */
export const houseVersion = 1;

export function termsVersionOf(published: PublishedTerms | undefined): string {
  return String(published?.version ?? houseVersion);
}

export function termsInForce(
  published: PublishedTerms | undefined,
  age: number | typeof agePlace,
): TermsInForce {
  const version = termsVersionOf(published);
  if (published === undefined) {
    const told = (key: 'settings.house-terms' | 'settings.house-privacy') =>
      Object.fromEntries([...translators].map(([tag, t]) => [tag, t(key, { age })]));
    const terms = told('settings.house-terms');
    return { version, publishedAt: null, terms, privacy: told('settings.house-privacy') };
  }
  const { publishedAt, terms, privacy } = published;
  return { version, publishedAt, terms: withAge(terms, age), privacy: withAge(privacy, age) };
}

function withAge(html: PublishedTerms['terms'], age: number | string): Record<string, string> {
  const filled = Object.entries(html).map(([tag, text]) => [
    tag,
    text.replaceAll(agePlace, String(age)),
  ]);
  return Object.fromEntries(filled);
}
