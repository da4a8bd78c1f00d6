// Days of the house's calendar as texts, and which part of a period is made of whole days.
import { dayText, momentOf } from '@baize/money';

const dayMs = 86_400_000;
/** Clients of the family end a day at its last second. */
const lastSecondMs = 1000;

export const startOf = (day: string): number => momentOf(day, '00:00:00') ?? 0;
export const endOf = (day: string): number => startOf(day) + dayMs;
export const dayBefore = (day: string): string => dayText(startOf(day) - dayMs);
export const dayAfter = (day: string): string => dayText(endOf(day));

export interface Period {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** From the first moment up to the last one, both counted. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Split {
  /** Whole days that are counted; undefined: there are none. */
  readonly days: { readonly from: string; readonly to: string } | undefined;
  /** What lies beside them. */
  readonly beside: readonly Stretch[];
}

const firstDay = '1970-01-02';
export const lastMoment = 8.64e14;

/** Cuts a period into counted days and what must be read. */
export function splitPeriod({ from, to = lastMoment }: Period, countedUntil: string): Split {
  const first = from === undefined ? firstDay : wholeFrom(from);
  const ends = to >= lastMoment ? countedUntil : wholeTo(to);
  const last = ends < countedUntil ? ends : countedUntil;
  if (countedUntil === '' || first > last)
    return { days: undefined, beside: [{ from: from ?? 0, to }] };
  const [start, end] = [startOf(first), endOf(last)];
  const beside = [
    { from: from ?? start, to: start - 1 },
    { from: end, to },
  ];
  return { days: { from: first, to: last }, beside: beside.filter((one) => one.from <= one.to) };
}

const wholeFrom = (at: number): string => {
  const day = dayText(at);
  return at === startOf(day) ? day : dayAfter(day);
};

const wholeTo = (at: number): string => {
  const day = dayText(at);
  return at >= endOf(day) - lastSecondMs ? day : dayBefore(day);
};
