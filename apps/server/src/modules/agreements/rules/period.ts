// Periods of agreements by the house's calendar (GMT+8): a moment on a border belongs to the period
// that begins there. Semimonthly periods are the 1st to the 15th and the 16th to the month's end.
import type { AgreementKind, AgreementPeriod } from '@baize/contract';
import { dayAt, monthAt, spansAt, startOfDay, startOfMonth } from '@baize/money';

export interface Span {
  readonly from: number;
  /** The first moment after it. */
  readonly until: number;
}

const minuteMs = 60_000;
const windowMs = 5 * minuteMs;
const hourMs = 60 * minuteMs;
const weekDays = 7;
const halfMonthDays = 15;

/** The period that holds a moment. */
export const periodAt = (period: AgreementPeriod, at: number): Span => spans[period](at);

const spans: Readonly<Record<AgreementPeriod, (at: number) => Span>> = {
  'five-minutes': (at) => evenly(at, windowMs),
  hourly: (at) => evenly(at, hourMs),
  daily: (at) => days(dayAt(at), 1),
  weekly: (at) => days(spansAt(at).week, weekDays),
  semimonthly(at) {
    const month = monthAt(at);
    const middle = startOfDay(dayAt(startOfMonth(month)) + halfMonthDays);
    return at < middle
      ? { from: startOfMonth(month), until: middle }
      : { from: middle, until: startOfMonth(month + 1) };
  },
  monthly(at) {
    const month = monthAt(at);
    return { from: startOfMonth(month), until: startOfMonth(month + 1) };
  },
};

/** The house's zone is whole hours from UTC. */
function evenly(at: number, length: number): Span {
  const from = Math.floor(at / length) * length;
  return { from, until: from + length };
}

const days = (first: number, count: number): Span => ({
  from: startOfDay(first),
  until: startOfDay(first + count),
});

/** The end of the five-minute window of a moment: figures are counted to such borders. */
export const windowEnd = (at: number): number => periodAt('five-minutes', at).until;

/** When a period is closed: windows at once, hours at five past, days and longer at 00:30. */
export const closingAt = (period: AgreementPeriod, until: number): number =>
  until + (closingDelays[period] ?? 30 * minuteMs);

const closingDelays: Partial<Readonly<Record<AgreementPeriod, number>>> = {
  'five-minutes': 0,
  hourly: 5 * minuteMs,
};

const dividendPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
const salaryPeriods = {
  'daily-salary': 'daily',
  'hourly-salary': 'hourly',
  'realtime-salary': 'five-minutes',
} as const;

/** The period of an agreement; undefined: the kind has no such period. */
export function periodOf(
  kind: AgreementKind,
  asked: AgreementPeriod | undefined,
): AgreementPeriod | undefined {
  if (kind === 'dividend') return dividendPeriods.find((period) => period === asked);
  const own = salaryPeriods[kind];
  return asked === undefined || asked === own ? own : undefined;
}

/** What lies whole within periods of another length; weeks cross the borders of months. */
const parts: Readonly<Record<AgreementPeriod, readonly AgreementPeriod[]>> = {
  'five-minutes': [],
  hourly: ['five-minutes'],
  daily: ['five-minutes', 'hourly'],
  weekly: ['five-minutes', 'hourly', 'daily'],
  semimonthly: ['five-minutes', 'hourly', 'daily'],
  monthly: ['five-minutes', 'hourly', 'daily', 'semimonthly'],
};

/** Whether each period of the first kind lies within one of the second. */
export const liesWithin = (period: AgreementPeriod, whole: AgreementPeriod): boolean =>
  period === whole || parts[whole].includes(period);

/** Every kind with each of its periods, the shortest last: what is closed one after the other. */
export const closings: readonly (readonly [AgreementKind, AgreementPeriod])[] = [
  ['dividend', 'monthly'],
  ['dividend', 'semimonthly'],
  ['dividend', 'weekly'],
  ['dividend', 'daily'],
  ['daily-salary', 'daily'],
  ['hourly-salary', 'hourly'],
  ['realtime-salary', 'five-minutes'],
];
