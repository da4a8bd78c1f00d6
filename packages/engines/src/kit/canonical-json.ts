// JSON in one way only: keys sorted, no spaces. Equal data gives equal text, so its hash names a
// game's version.

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The one text of a value. Only whole numbers: a fraction has more than one way to be written. */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${value} is not a whole number.`);
  }
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const texts = fields.map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`);
  return `{${texts.join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
