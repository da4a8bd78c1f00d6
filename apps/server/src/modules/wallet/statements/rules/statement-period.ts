// The days that a statement may be asked for: real ones, in order, begun already, a year and a day
// at most. What has not begun yet is left out.
import { dayText, momentOf } from '@baize/money';
import { daysIn } from './house-days.ts';

export interface StatementPeriod {
  readonly from: string;
  readonly to: string;
}

const daysMax = 366;

export function readStatementPeriod(
  { from, to }: StatementPeriod,
  now: number,
): StatementPeriod | undefined {
  if (!isDay(from) || !isDay(to) || from > to) return undefined;
  const today = dayText(now);
  if (from > today || daysIn(from, to) > daysMax) return undefined;
  return { from, to: to > today ? today : to };
}

/** A day since 1970 that the calendar has: the 30th of February reads as another one. */
export function isDay(day: string): boolean {
  const at = momentOf(day, '00:00:00');
  return at !== undefined && at >= 0 && dayText(at) === day;
}
