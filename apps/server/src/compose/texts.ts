// The server's own words to callers: refusals in each shipped language, compiled once.
import { chooseLocale, refusalText, shippedLocales, type Translator } from '@baize/i18n';
import type { GatewayPorts } from '../gateway/index.ts';
import { translatorOf } from '../platform/texts/index.ts';

export function createTexts(): GatewayPorts['texts'] {
  const translators = new Map<string, Translator>(
    shippedLocales.map(({ tag }) => [tag, translatorOf(tag)]),
  );
  const chosen = new Map<string, string>();
  return {
    localeOf(header) {
      const known = chosen.get(header ?? '');
      if (known) return known;
      const locale = chooseLocale([header]);
      // Headers come from outside: what is kept of them is bounded.
      if (chosen.size < 1000) chosen.set(header ?? '', locale);
      return locale;
    },
    refusal(locale, name, facts) {
      const t = translators.get(locale) ?? translators.get('en');
      return t ? refusalText(t, name, facts) : name;
    },
  };
}
