// The language of an answer: what the question names in the family's way, else the caller's own.
import { findLocale } from '@baize/i18n';

export function tagOf(code: string | undefined, locale: string): string {
  return (code === undefined ? undefined : findLocale(code)?.tag) ?? locale;
}
