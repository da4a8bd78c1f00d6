// The house's day begins at midnight GMT+8.
const dayMs = 86_400_000;
const zoneMs = 8 * 3_600_000;

/** Milliseconds since 1970 of the start of the day that holds `now`. */
export function startOfDay(now: number): number {
  return Math.floor((now + zoneMs) / dayMs) * dayMs - zoneMs;
}
