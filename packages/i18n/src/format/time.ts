// Moments as people read them: in the format of the site's clock, which runs in GMT+8 in any zone
// of the visitor's machine, so that a record can be compared with the clock in every language; and
// as time from now, in words.
import { houseZone, timeText } from '@baize/money';
import { kept } from './kept.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The site's clock: `DD/MM/YYYY HH:mm:ss` in GMT+8. */
export function formatClock(at: number): string {
  const [day = '', time = ''] = timeText(at).split(' ');
  return `${day.split('-').toReversed().join('/')} ${time}`;
}

export interface TimeStyle {
  readonly tag?: string | undefined;
  /** An IANA zone or an offset; absent: the house's. */
  readonly zone?: string | undefined;
}

export function formatDate(at: number, style: TimeStyle = {}): string {
  return format(at, style, day);
}

/** A day of the calendar, as calls carry it: `2026-12-31`. */
export function formatDay(day: string): string {
  return formatDate(Date.parse(`${day}T00:00Z`), { zone: 'UTC' });
}

export function formatTime(at: number, style: TimeStyle = {}): string {
  return format(at, style, { ...minute, second: '2-digit' });
}

/** Hours and minutes alone. */
export function formatMinute(at: number, style: TimeStyle = {}): string {
  return format(at, style, minute);
}

export function formatDateTime(at: number, style: TimeStyle = {}): string {
  return `${formatDate(at, style)} ${formatMinute(at, style)}`;
}

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** British figures are those of the clock: the day first, and the year in full. */
function format(at: number, style: TimeStyle, options: Intl.DateTimeFormatOptions): string {
  const { zone = houseZone } = style;
  return kept(Intl.DateTimeFormat, 'en-GB', { ...options, timeZone: zone }).format(at);
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far a moment is from now: “5 minutes ago”, “in 2 days”, “now”. */
export function formatRelative(at: number, now: number, tag = 'en'): string {
  const words = kept(Intl.RelativeTimeFormat, tag, { numeric: 'auto' });
  const distance = at - now;
  for (const [unit, sizeMs] of steps) {
    if (Math.abs(distance) >= sizeMs) return words.format(Math.trunc(distance / sizeMs), unit);
  }
  return words.format(0, 'second');
}

/** A span of play as `1:05:09` or `5:09`. */
export function formatElapsed(elapsedMs: number): string {
  const seconds = Math.max(0, Math.trunc(elapsedMs / 1000));
  const minutes = Math.trunc(seconds / 60);
  const clock = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? clock.replace(/^0/, '') : `${Math.trunc(minutes / 60)}:${clock}`;
}
