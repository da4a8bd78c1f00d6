// Periods of commissions in days of the house: weeks from Monday, and months.
import { dayAt, monthAt, spansAt, startOfDay, startOfMonth } from '@baize/money';
import type { CommissionPeriod } from '@baize/contract';

/** The first day of the period that begins on or after a day. */
export function firstPeriod(period: CommissionPeriod, day: number): number {
  const at = startOfDay(day);
  const { week, month } = spansAt(at);
  const begun = period === 'weekly' ? week : month;
  return begun === day ? day : nextPeriod(period, begun);
}

/** The first day of the period after the one that begins on this day. */
export function nextPeriod(period: CommissionPeriod, day: number): number {
  if (period === 'weekly') return day + 7;
  return dayAt(startOfMonth(monthAt(startOfDay(day)) + 1));
}
