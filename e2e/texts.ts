// The words of the screens, taken from the texts themselves: a journey finds a button by the name a
// visitor hears, and follows when the wording changes.
import { translatorOf } from '@baize/i18n/compile';
import { parseUnits, type Units } from '@baize/money';

export const t = translatorOf('en');
export const tInIndonesian = translatorOf('id');

/** Matches a name that begins with this text, e.g. a label followed by its asterisk. */
export function beginning(text: string): RegExp {
  return new RegExp(`^\\s*${escaped(text)}`, 'u');
}

/** Matches any text that contains this one. */
export const containing = (text: string): RegExp => new RegExp(escaped(text), 'u');

/** Matches a text whose values are not known, e.g. `Did … reach you?`. */
export function withAnything(text: string, mark: string): RegExp {
  return new RegExp(text.split(mark).map(escaped).join('.*'), 'u');
}

/** The first amount that stands in a text. */
export function amountIn(text: string): Units {
  const digits = /\d[\d,]*\.\d{2}/u.exec(text)?.[0].replaceAll(',', '');
  const units = digits === undefined ? undefined : parseUnits(digits, { decimalsMax: 2 });
  if (units === undefined) throw new Error(`no amount stands in “${text}”`);
  return units;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
