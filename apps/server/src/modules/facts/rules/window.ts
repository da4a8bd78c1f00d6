// Windows of five minutes, and how a stretch of time is cut into days, hours and windows whose sums
// are kept.
import { dayAt, startOfDay } from '@baize/money';

export const windowMs = 5 * 60_000;
export const hourMs = 3_600_000;

/** Windows and hours are kept so long; days are kept for ever. */
export const keptMs = 35 * 24 * hourMs;

/** A window is closed so long after its end: by then its last rounds are counted. */
export const graceMs = 20_000;

export const windowAt = (at: number): number => Math.floor(at / windowMs) * windowMs;
export const hourAt = (at: number): number => Math.floor(at / hourMs) * hourMs;

/** The first window that is still open. */
export const openAt = (now: number): number => windowAt(now - graceMs);

/** Where a figure is counted: in its own window, or in the first open one if that is closed. */
export const placeOf = (at: number, closedUntil: number): number =>
  Math.max(windowAt(at), closedUntil);

/** Whether figures of single members are still there; those of whole days stay for ever. */
export function isKept(asked: Stretch, now: number): boolean {
  const { hours, windows } = piecesOf(asked);
  return hours.length + windows.length === 0 || asked.from >= now - keptMs;
}

export interface Stretch {
  readonly from: number;
  readonly until: number;
}

export interface Pieces {
  /** Whole days, by number. */
  readonly days: readonly number[];
  /** Whole hours beside them, by their beginnings. */
  readonly hours: readonly number[];
  /** Windows beside those. */
  readonly windows: readonly number[];
}

/** Of two moments at bounds of windows; others are widened to them. */
export function piecesOf(asked: Stretch): Pieces {
  const until = windowAt(asked.until + windowMs - 1);
  const days: number[] = [];
  const hours: number[] = [];
  const windows: number[] = [];
  for (let at = windowAt(asked.from); at < until;) {
    const day = dayAt(at);
    if (at === startOfDay(day) && startOfDay(day + 1) <= until) {
      days.push(day);
      at = startOfDay(day + 1);
    } else if (at === hourAt(at) && at + hourMs <= until) {
      hours.push(at);
      at += hourMs;
    } else {
      windows.push(at);
      at += windowMs;
    }
  }
  return { days, hours, windows };
}
