// The spans over which limits count: day, week (from Monday) and month, in the house's zone GMT+8.
const dayMs = 86_400_000;
const zoneMs = 8 * 3_600_000;

export interface Spans {
  readonly day: number;
  readonly week: number;
  readonly month: number;
}

/** First day of each span that holds `now` (ms since 1970), as days since 1970. */
export function spansAt(now: number): Spans {
  const local = new Date(now + zoneMs);
  const day = Math.floor((now + zoneMs) / dayMs);
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  return { day, week: day - sinceMonday, month: day - (local.getUTCDate() - 1) };
}
