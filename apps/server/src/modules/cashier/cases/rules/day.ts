// A day as a call names it, `2026-11-21`, as the number of days since 1970.

/** Undefined for a text that is no day since 1970. */
export function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return undefined;
  const moment = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(moment) || moment < 0) return undefined;
  return new Date(moment).toISOString().startsWith(text) ? moment / 86_400_000 : undefined;
}
