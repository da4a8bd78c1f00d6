// Why a slip or a chase is refused, in the caller's language.
import { refuse, type Refusal } from '@baize/contract';
import { shippedLocales, type Translator } from '@baize/i18n';
import type { ChaseRefusal, SlipRefusal } from '@baize/engines';
import { translatorOf } from '../../../platform/texts/index.ts';

const words = new Map<string, Translator>();

/** The texts of a shipped language. */
export function wordsIn(locale: string): Translator {
  const tag = shippedLocales.find((one) => one.tag === locale)?.tag ?? 'en';
  const found = words.get(tag) ?? translatorOf(tag);
  words.set(tag, found);
  return found;
}

export function reasonText(locale: string, reason: SlipRefusal | ChaseRefusal): string {
  return wordsIn(locale)(`lottery.reason-${reason}`);
}

export function chaseRefused(locale: string, reason: ChaseRefusal): Refusal<'chase-refused'> {
  return refuse('chase-refused', {
    facts: { reason: reasonText(locale, reason) },
    value: { reason },
  });
}
