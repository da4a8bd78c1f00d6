// The house's calendar: days, weeks from Monday and months begin at midnight in GMT+8, which has no
// summer time. Limits, turnover, figures and records all count by it. Only this file knows the
// zone; SQL takes it from here.

const zoneHours = 8;
export const houseZone = `+${String(zoneHours).padStart(2, '0')}:00`;
/** As people read it. */
export const houseZoneName = `GMT+${zoneHours}`;
const zoneMs = zoneHours * 3_600_000;
const dayMs = 86_400_000;

/** The house's clock, read from the UTC fields of the date. */
const clockAt = (at: number): Date => new Date(at + zoneMs);

/** The day that holds a moment, as days since 1970. */
export const dayAt = (at: number): number => Math.floor((at + zoneMs) / dayMs);

/** The first moment of a day since 1970; the end of a day is the start of the next. */
export const startOfDay = (day: number): number => day * dayMs - zoneMs;

export interface Spans {
  readonly day: number;
  readonly week: number;
  readonly month: number;
}

/** First day of each span that holds a moment, as days since 1970. */
export function spansAt(at: number): Spans {
  const clock = clockAt(at);
  const day = dayAt(at);
  const sinceMonday = (clock.getUTCDay() + 6) % 7;
  return { day, week: day - sinceMonday, month: day - (clock.getUTCDate() - 1) };
}

/** Year times twelve, plus 0 for January: the next month is the number plus one. */
export function monthAt(at: number): number {
  const clock = clockAt(at);
  return clock.getUTCFullYear() * 12 + clock.getUTCMonth();
}

export const startOfMonth = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, 1) - zoneMs;

/** `2026-11-21` */
export const dayText = (at: number): string => clockAt(at).toISOString().slice(0, 10);

/** `2026-11-21 08:30:00` */
export const timeText = (at: number): string =>
  clockAt(at).toISOString().slice(0, 19).replace('T', ' ');

/** The moment of a day and a time of the house's clock; undefined when there is none such. */
export function momentOf(day: string, time: string): number | undefined {
  const at = Date.parse(`${day}T${time}${houseZone}`);
  return Number.isNaN(at) ? undefined : at;
}
