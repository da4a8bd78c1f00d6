// An amount as it is shown: two decimals, thousands separated as the locale does, rounded DOWN,
// so that nobody is ever shown money they do not have.
import { printUnits, type Units } from '@baize/money';

export interface MoneyFormat {
  locale?: string | undefined;
  decimals?: number | undefined;
  /** `always` puts a plus before a gain; the minus before a loss is always there. */
  sign?: 'auto' | 'always' | undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'trunc',
  });
  formats.set(key, made);
  return made;
}

export function formatMoney(units: Units, format: MoneyFormat = {}): string {
  const { locale = 'en', decimals = 2, sign = 'auto' } = format;
  const size = units < 0n ? -units : units;
  const digits = printUnits(size, decimals) as `${number}`;
  const text = formatOf(locale, decimals).format(digits);
  const nothing = /^[0.]*$/u.test(digits);
  if (units < 0n && !nothing) return `−${text}`;
  return sign === 'always' && !nothing ? `+${text}` : text;
}
