// The spans over which deposits are limited [S9].
import { spansAt, startOfDay } from '@baize/money';

export const depositSpans = ['day', 'week', 'month'] as const;
export type DepositSpan = (typeof depositSpans)[number];

/** The moment at which the span that holds `now` began. */
export const spanStart = (span: DepositSpan, now: number): number => startOfDay(spansAt(now)[span]);
