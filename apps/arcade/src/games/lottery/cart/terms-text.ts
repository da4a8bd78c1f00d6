// The stake of a slip in words, and the part of the odds that a limited number is paid at.
import { formatDecimal, formatMoney, formatNumber, formatPercentage } from '@baize/i18n';
import type { Translator } from '@baize/i18n';
import { unitPrice, wholePrice, type Mode } from '@baize/engines';
import { printUnits, type Units } from '@baize/money';
import { modeParts, type ReducedNumbers } from '../picks/price.ts';

export interface SlipTermsShown {
  units: number;
  mode?: Mode | null;
  multiple?: number | null;
  group?: number | null;
  amount?: Units | null;
  /** What a unit costs of its amount. */
  price?: Units | null;
  /** Of a struck slip, in percent of the odds. */
  rate?: number | null;
  /** Of a slip in the cart. */
  reduced?: readonly ReducedNumbers[];
}

export interface TermsStyle {
  readonly t: Translator;
  readonly symbol: string;
}

export function termsText(terms: SlipTermsShown, { t, symbol }: TermsStyle): string {
  const { units, mode, multiple, group, amount } = terms;
  const style = { tag: t.tag, symbol };
  const count = t('lottery-play.units-count', { count: units });
  if (mode === undefined || mode === null) {
    const each = formatMoney(amount ?? 0n, style) + priceText(t, terms.price);
    const staked = t('lottery-play.terms-odds', { units: count, each });
    return [staked, ...rateTexts(t, terms)].join(' · ');
  }
  const price = formatMoney(unitPrice / modeParts[mode], {
    ...style,
    decimals: mode === 'li' ? 3 : 2,
  });
  return t('lottery-play.terms-prize', {
    units: count,
    price,
    multiple: formatNumber(multiple ?? 1, t.tag),
    group: group ?? '',
  });
}

/** The part of its amount that a unit costs, as a factor; empty where it costs all of it. */
export function priceText(t: Translator, price: Units | null = null): string {
  if (price === null || price === wholePrice) return '';
  return ` × ${formatDecimal(printUnits(price, 4).replace(/\.?0+$/u, ''), t.tag)}`;
}

export function reducedText(t: Translator, { rate, numbers }: ReducedNumbers): string {
  const percent = formatPercentage(String(rate), t.tag);
  return t('lottery-play.reduced', { column: numbers.join(', '), percent });
}

function rateTexts(t: Translator, { rate = null, reduced = [] }: SlipTermsShown): string[] {
  const texts = reduced.map((one) => reducedText(t, one));
  if (rate === null) return texts;
  return [
    ...texts,
    t('lottery-play.struck-rate', { percent: formatPercentage(String(rate), t.tag) }),
  ];
}
