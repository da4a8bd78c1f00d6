// The spans over which deposits are limited [S9]: by the calendar of the house, or rolling back
// from now, as the policy says.
import { spansAt, startOfDay } from '@baize/money';

export const depositSpans = ['day', 'week', 'month'] as const;
export type DepositSpan = (typeof depositSpans)[number];
export type SpanManner = 'calendar' | 'rolling';

const dayMs = 24 * 3_600_000;
const rollingMs = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const;

/** The moment at which the span that holds `now` began. */
export const spanStart = (span: DepositSpan, now: number, manner: SpanManner): number =>
  manner === 'rolling' ? now - rollingMs[span] : startOfDay(spansAt(now)[span]);
