// Figures of statistics with two places, for logs and the wire; nothing where there is none.
const written = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
});

export const twoPlaces = (value: number | undefined): string | null =>
  value === undefined ? null : written.format(value);

export const percentOf = (share: number | undefined): string | null =>
  twoPlaces(share === undefined ? undefined : share * 100);
