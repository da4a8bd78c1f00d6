// The house's calendar (GMT+8) in arithmetic of its own: when the period that holds a moment ends.
import { dayAt, startOfDay } from '@baize/money';
import { hourMs, windowMs, windowOf } from './known.ts';

/** A moment on a border belongs to the period that begins there. */
export function periodEnd(period: string, at: number): number {
  if (period === 'five-minutes') return windowOf(at) + windowMs;
  if (period === 'hourly') return at - (at % hourMs) + hourMs;
  const day = dayAt(at);
  if (period === 'daily') return startOfDay(day + 1);
  if (period === 'weekly') return startOfDay(day + 7 - weekdayOf(day));
  const starts = period === 'semimonthly' ? [1, 16] : [1];
  let next = day + 1;
  while (!starts.includes(dateOf(next))) next += 1;
  return startOfDay(next);
}

/** From Monday. */
const weekdayOf = (day: number): number => (day + 3) % 7;
const dateOf = (day: number): number => new Date(startOfDay(day) + 12 * hourMs).getUTCDate();
