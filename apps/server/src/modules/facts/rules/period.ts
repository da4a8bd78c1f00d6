// The days that reports of facts are asked for: at most 92 whole days of the house's calendar, and
// the last seven when nothing else is said.
import { instantOf } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';
import type { Stretch } from './window.ts';

const longestDays = 92;
const usualDays = 7;

export interface AskedDays {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** From the first moment of the first day to the end of the last. */
export function periodOf({ startDate, endDate }: AskedDays, now: number): Stretch {
  const last = dayAt(instantOf(endDate, 'end') ?? now);
  const asked = instantOf(startDate, 'start');
  const first = asked === undefined ? last - usualDays + 1 : dayAt(asked);
  return {
    from: startOfDay(Math.max(Math.min(first, last), last - longestDays + 1)),
    until: startOfDay(last + 1),
  };
}

/** The time of the same length that ends where this one begins. */
export const periodBefore = ({ from, until }: Stretch): Stretch => ({
  from: from - (until - from),
  until: from,
});
