// Reads the family's times: "yyyy-MM-dd" or "yyyy-MM-dd HH:mm:ss", of the house's clock.
import { momentOf } from '@baize/money';

/** A bare day means its start or its end. Undefined when absent or no real time. */
export function instantOf(text: string | undefined, edge: 'start' | 'end'): number | undefined {
  if (!text) return undefined;
  const [day = '', time] = text.split(' ');
  const clock = time ?? (edge === 'start' ? '00:00:00' : '23:59:59.999');
  const moment = momentOf(day, clock);
  // Nothing of ours is older than 1970, and no database holds the year 0.
  return moment === undefined ? undefined : Math.max(moment, 0);
}
