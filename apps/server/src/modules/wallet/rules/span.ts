// The spans over which deposits are limited: day, week from Monday and month, in GMT+8 [S9].
const zoneMs = 8 * 3_600_000;
const dayMs = 86_400_000;

export const depositSpans = ['day', 'week', 'month'] as const;
export type DepositSpan = (typeof depositSpans)[number];

/** Milliseconds since 1970 at which the span that holds `now` began. */
export function spanStart(span: DepositSpan, now: number): number {
  const local = new Date(now + zoneMs);
  const midnight = Math.floor((now + zoneMs) / dayMs) * dayMs - zoneMs;
  if (span === 'day') return midnight;
  const days = span === 'week' ? (local.getUTCDay() + 6) % 7 : local.getUTCDate() - 1;
  return midnight - days * dayMs;
}
