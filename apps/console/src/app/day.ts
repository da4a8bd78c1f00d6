// Days in the house's zone, which is eight hours ahead of Greenwich all year.
const zoneMs = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The first moment of a day written `yyyy-MM-dd`; undefined when it is none. */
export function startOfDay(text: string): number | undefined {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at - zoneMs;
}

export function startOfNextDay(text: string): number | undefined {
  const at = startOfDay(text);
  return at === undefined ? undefined : at + dayMs;
}

export const dayText = (at: number): string => new Date(at + zoneMs).toISOString().slice(0, 10);
