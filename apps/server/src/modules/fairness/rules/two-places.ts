// Figures of statistics with two places, for logs and the wire; nothing where there is none.
const form = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
} as const;
const written = new Intl.NumberFormat('en', form);
/** Without what a double adds to a decimal. */
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 6, useGrouping: false });
const cut = new Intl.NumberFormat('en', { ...form, roundingMode: 'trunc' });

export const twoPlaces = (value: number | undefined): string | null =>
  value === undefined ? null : written.format(value);

export const percentOf = (share: number | undefined): string | null =>
  twoPlaces(share === undefined ? undefined : share * 100);

/** A promise is cut, never rounded up, as on players' pages. */
export const promisedPercentOf = (share: number | undefined): string | null =>
  share === undefined ? null : cut.format(Number(exact.format(share * 100)));
