// The days a record is asked for, as the family's calls write them: whole days of the site's
// clock, GMT+8, the present day included.
const zoneMs = 8 * 3_600_000;
const dayMs = 86_400_000;

export const recordSpans = ['today', 'days-7', 'days-30'] as const;
export type RecordSpan = (typeof recordSpans)[number];

const daysOf: Readonly<Record<RecordSpan, number>> = { today: 1, 'days-7': 7, 'days-30': 30 };

const dayText = (at: number): string => new Date(at + zoneMs).toISOString().slice(0, 10);

export function daysIn(span: RecordSpan, now: number): { from: string; to: string } {
  return { from: dayText(now - (daysOf[span] - 1) * dayMs), to: dayText(now) };
}
