// Numbers and shares as people read them in their language. A printed decimal keeps its figures:
// it is never rounded on the way.
import { kept } from './kept.ts';

export function formatNumber(value: number | bigint, tag = 'en'): string {
  return kept(Intl.NumberFormat, tag, {}).format(value);
}

/** A short form for the scale of a chart: `1.2K`. */
export function formatCompact(value: number, tag = 'en'): string {
  const style = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return kept(Intl.NumberFormat, tag, style).format(value);
}

/** `0.965` is shown as 96.5 %, with at most `decimals` places. */
export function formatPercent(share: number, tag = 'en', decimals = 2): string {
  const style = { style: 'percent', maximumFractionDigits: decimals } as const;
  return kept(Intl.NumberFormat, tag, style).format(share);
}

/** A printed decimal, such as `1234.50`, with what lies beyond `places` cut off. */
export function formatDecimal(decimal: string, tag = 'en', places = Infinity): string {
  const [whole = '', rest = ''] = decimal.split('.');
  const shown = rest.slice(0, places);
  const [minimumFractionDigits, maximumFractionDigits] = [shown.length, shown.length];
  const form = kept(Intl.NumberFormat, tag, { minimumFractionDigits, maximumFractionDigits });
  return form.format(`${whole}.${shown || '0'}` as Intl.StringNumericLiteral);
}

/** A printed percentage, such as `96.2505`, with its sign where the language puts it. */
export function formatPercentage(decimal: string, tag = 'en', places = Infinity): string {
  const sign = kept(Intl.NumberFormat, tag, { style: 'percent' }).formatToParts(0);
  const figures = formatDecimal(decimal, tag, places);
  return sign.map(({ type, value }) => (type === 'integer' ? figures : value)).join('');
}
