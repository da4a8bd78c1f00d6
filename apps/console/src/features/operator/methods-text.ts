// The second factors that are set up, in words.
import type { Translator } from '@baize/i18n';

export function methodsText(t: Translator, methods: readonly string[]): string {
  const set = methods.filter((method) => method === 'totp' || method === 'passkey');
  if (set.length === 0) return t('operator.factors-none');
  return set.map((method) => t(`operator.method-${method as 'totp'}`)).join(', ');
}
