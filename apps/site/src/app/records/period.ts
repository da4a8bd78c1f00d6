// The period of a record: a span that ends today, or dates of one's own. Whole days of the house's
// calendar, as the family's calls write them.
import { dayText } from '@baize/money';
import { daysIn, type RecordSpan } from './record-dates.ts';

export interface Days {
  readonly from: string;
  readonly to: string;
}

export const periodSpans = ['today', 'days-7', 'days-30', 'days-90', 'days-365'] as const;
export type PeriodSpan = (typeof periodSpans)[number];
export type Period = PeriodSpan | Days;

const dayMs = 86_400_000;
const longer = { 'days-90': 90, 'days-365': 365 } as const;

export function daysOf(period: Period, now: number): Days {
  if (typeof period !== 'string') return period;
  if (period in longer) {
    const days = longer[period as keyof typeof longer];
    return { from: dayText(now - (days - 1) * dayMs), to: dayText(now) };
  }
  return daysIn(period as RecordSpan, now);
}

/** Dates of one's own, in order whichever was given first; undefined while one is missing. */
export function ownDays(from: string, to: string): Days | undefined {
  if (from === '' || to === '') return undefined;
  return from <= to ? { from, to } : { from: to, to: from };
}

const utc = (day: string): number => Date.parse(`${day}T00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The days before these, as many of them. */
export function daysBefore({ from, to }: Days): Days {
  const length = utc(to) - utc(from) + dayMs;
  return { from: dayOf(utc(from) - length), to: dayOf(utc(from) - dayMs) };
}
