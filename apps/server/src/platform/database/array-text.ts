// Lists as PostgreSQL reads them in text form. Written here because a batch sends thousands of
// values, and the driver's general writer takes longer over them than the database does.

/** For whole numbers of any size. */
export function wholesText(values: readonly (bigint | number)[]): string {
  return `{${values.join(',')}}`;
}

export function textsText(values: readonly string[]): string {
  return `{${values.map(quoted).join(',')}}`;
}

function quoted(value: string): string {
  return /["\\]/.test(value) ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : `"${value}"`;
}

/** Moments in milliseconds; null stays null. */
export function momentsText(values: readonly (number | null)[]): string {
  const written = values.map((at) => (at === null ? 'NULL' : `"${new Date(at).toISOString()}"`));
  return `{${written.join(',')}}`;
}

export function flagsText(values: readonly boolean[]): string {
  return `{${values.join(',')}}`;
}
