// Days of the house's calendar as texts, and the moments at which they begin and end.
import { dayText, momentOf } from '@baize/money';

const dayMs = 86_400_000;

/** The first moment of a day. */
export const startOf = (day: string): number => momentOf(day, '00:00:00') ?? 0;
/** The first moment after a day. */
export const endOf = (day: string): number => startOf(day) + dayMs;
export const dayBefore = (day: string): string => dayText(startOf(day) - dayMs);
export const dayAfter = (day: string): string => dayText(endOf(day));
/** How many days from the first to the last, both counted. */
export const daysIn = (from: string, to: string): number =>
  Math.round((endOf(to) - startOf(from)) / dayMs);
