// The days that figures of a team are asked for: whole days of the house's calendar, over at
// most a quarter of a year; the last seven when nothing else is said.
import { instantOf } from '@baize/contract';

const dayMs = 24 * 3_600_000;
const longestMs = 92 * dayMs;
const usualMs = 7 * dayMs;

export interface Period {
  readonly from: number;
  readonly to: number;
}

export interface AskedDays {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

export function periodOf({ startDate, endDate }: AskedDays, now: number): Period {
  const to = instantOf(endDate, 'end') ?? now;
  return { from: Math.max(instantOf(startDate, 'start') ?? to - usualMs, to - longestMs), to };
}
