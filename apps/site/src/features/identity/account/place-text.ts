// A place as a member reads it: the country in their language and the address.
import type { Translator } from '@baize/i18n';

export interface Place {
  readonly ip: string;
  readonly country: string;
}

export function placeText(t: Translator, { ip, country }: Place): string {
  if (!/^[A-Z]{2}$/u.test(country)) return ip;
  const name = new Intl.DisplayNames([t.tag], { type: 'region' }).of(country) ?? country;
  return `${name} · ${ip}`;
}
