// Amounts as people read them: two decimals by default, thousands separated as the language does,
// cut and never rounded up, so that no player is shown money they do not have.
import { parseSignedUnits, printUnits, type Units } from '@baize/money';
import { kept } from './kept.ts';

export interface MoneyStyle {
  readonly tag?: string | undefined;
  /** Written before the number, for example `P`. */
  readonly symbol?: string | undefined;
  readonly decimals?: number | undefined;
  /** `always` writes a plus before a gain. */
  readonly sign?: 'auto' | 'always' | undefined;
}

/** Takes units, or a decimal string as our own calls send it. Its parts stay on one line. */
export function formatMoney(amount: Units | string, style: MoneyStyle = {}): string {
  const { tag = 'en', symbol = '', decimals = 2, sign = 'auto' } = style;
  const units = typeof amount === 'bigint' ? amount : unitsOf(amount);
  const digits = printUnits(units < 0n ? -units : units, decimals);
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const shown = kept(Intl.NumberFormat, tag, places).format(digits as `${number}`);
  const isNothing = !/[1-9]/.test(digits);
  const before = isNothing ? '' : signOf(units, sign);
  return `${before}${symbol === '' ? '' : `${symbol}\u00a0`}${shown}`;
}

function unitsOf(text: string): Units {
  const units = parseSignedUnits(text, { decimalsMax: 4 });
  if (units === undefined) throw new RangeError(`Not an amount: ${text}`);
  return units;
}

function signOf(units: Units, sign: 'auto' | 'always'): string {
  if (units < 0n) return '−';
  return sign === 'always' ? '+' : '';
}
