// Whole numbers and shares as people read them in their language.

export function formatNumber(value: number | bigint, tag = 'en'): string {
  return new Intl.NumberFormat(tag).format(value);
}

/** `0.965` is shown as 96.5 %, with at most `decimals` places. */
export function formatPercent(share: number, tag = 'en', decimals = 2): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: decimals }).format(
    share,
  );
}
