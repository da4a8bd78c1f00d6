// Months of the house's zone, GMT+8, in which turnover and deposits count: one number each, so
// that the next month is the number plus one.
const zoneMs = 8 * 3_600_000;
const dayMs = 86_400_000;

/** Year times twelve, plus 0 for January. */
export function monthAt(moment: number): number {
  const local = new Date(moment + zoneMs);
  return local.getUTCFullYear() * 12 + local.getUTCMonth();
}

/** Of a day since 1970 in the house's zone. */
export const monthOfDay = (day: number): number => monthAt(day * dayMs - zoneMs);

/** The moment at which a month begins; its end is the beginning of the next. */
export const monthBegins = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, 1) - zoneMs;
