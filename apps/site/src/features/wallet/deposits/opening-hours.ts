// When a way to pay that is closed now opens again, by the house's day.
import { dayAt, startOfDay } from '@baize/money';

export interface Hours {
  /** Minutes of the house's day. */
  readonly opens: number;
  readonly closes: number;
}

const minuteMs = 60_000;

export function nextOpening({ opens }: Hours, now: number): number {
  const today = startOfDay(dayAt(now)) + opens * minuteMs;
  return today > now ? today : startOfDay(dayAt(now) + 1) + opens * minuteMs;
}
