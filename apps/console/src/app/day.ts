// Reads the days that staff choose, by the house's calendar.
import { dayAt, momentOf, startOfDay as startOf } from '@baize/money';

/** The first moment of a day written `yyyy-MM-dd`; undefined when it is none. */
export const startOfDay = (text: string): number | undefined => momentOf(text, '00:00:00');

export function startOfNextDay(text: string): number | undefined {
  const at = startOfDay(text);
  return at === undefined ? undefined : startOf(dayAt(at) + 1);
}
