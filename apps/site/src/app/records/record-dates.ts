// The days of a record's query, as the family's calls write them: whole days of the house's
// calendar, today included.
import { dayText } from '@baize/money';

const dayMs = 86_400_000;

export const recordSpans = ['today', 'days-7', 'days-30'] as const;
export type RecordSpan = (typeof recordSpans)[number];

const daysOf: Readonly<Record<RecordSpan, number>> = { today: 1, 'days-7': 7, 'days-30': 30 };

export function daysIn(span: RecordSpan, now: number): { from: string; to: string } {
  return { from: dayText(now - (daysOf[span] - 1) * dayMs), to: dayText(now) };
}
