// Schedules the retries of a delivery that was not accepted: with growing pauses, a bounded number
// of times, and never when its content has no more use.

export const triesMax = 40;
const firstPauseMs = 2000;
const pauseMsMax = 30 * 60_000;

export interface Tried {
  /** The number of tries, this one included. */
  readonly tries: number;
  readonly now: number;
  readonly expiresAt: number;
}

/** When to try again; undefined when it is given up. */
export function nextTry({ tries, now, expiresAt }: Tried): number | undefined {
  if (tries >= triesMax) return undefined;
  const dueAt = now + Math.min(pauseMsMax, firstPauseMs * 2 ** (tries - 1));
  return dueAt < expiresAt ? dueAt : undefined;
}
