// When a player is invited to look at their limits again, and when an account counts as inactive;
// both by months of the calendar.

/** The same moment so many months later, or earlier; the last day of a month that is shorter. */
export function monthsFrom(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(day, next.getUTCDate()));
  return date.getTime();
}

/** Null: nobody is invited. */
export const nextReview = (at: number, months: number): number | null =>
  months === 0 ? null : monthsFrom(at, months);

export interface DormancyPolicy {
  readonly months: number;
  readonly noticeDays: number;
}

const dayMs = 24 * 3_600_000;

/**
 * Up to which last sign-in an account is told, and up to which it counts as inactive. It was told
 * so many days before in any case.
 */
export function dormancyAt(now: number, { months, noticeDays }: DormancyPolicy) {
  const dormantBefore = monthsFrom(now, -months);
  return {
    dormantBefore,
    noticeBefore: dormantBefore + noticeDays * dayMs,
    noticedBefore: now - noticeDays * dayMs,
  };
}
