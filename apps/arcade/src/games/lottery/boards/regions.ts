// The draws of a region on one day: the north draws every day, each province on its weekdays.
import { provinces } from '@baize/engines';

export const regions = ['south', 'central', 'north'] as const;
export type Region = (typeof regions)[number];

export function regionOf(gameCode: string): Region {
  return provinces.find(({ code }) => code === gameCode)?.region ?? 'north';
}

/** The games of a region that draw on a weekday, 0 for Sunday. */
export function gamesOn(region: Region, weekday: number): readonly string[] {
  if (region === 'north') return ['VN_N'];
  return provinces
    .filter((one) => one.region === region && one.weekdays.includes(weekday))
    .map(({ code }) => code);
}

/** Of a day as calls carry it: `2026-12-31`. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
