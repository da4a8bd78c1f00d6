// Multipliers as players write and read them: 253 hundredths are 2.53.

/** `2.53×` in the digits of the page's language. */
export function printMultiplier(hundredths: number, tag: string): string {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(tag, places).format(hundredths / 100)}×`;
}

/** The hundredths of what was typed, with a point or a comma; undefined: it is no multiplier. */
export function readMultiplier(text: string): number | undefined {
  const [, whole, places = ''] = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*[×x]?\s*$/u.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(places.padEnd(2, '0'));
  return hundredths >= 101 && hundredths <= 1_000_000 ? hundredths : undefined;
}
