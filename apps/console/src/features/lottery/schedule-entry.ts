// A schedule as it is typed, and back: hours as `HH:MM` of GMT+8, past 24 for draws after midnight.
// The engine names what is wrong, and lists the next issues before anything is saved.
import { issuesOf, scheduleFault, type Issue, type Schedule } from '@baize/engines';
import { dayText } from '@baize/money';
import type { ScheduleData } from './game-settings.ts';

export interface SessionEntry {
  readonly first: string;
  readonly last: string;
  readonly every: string;
}

export interface ScheduleEntry {
  readonly firstDay: string;
  readonly on: ScheduleData['days']['on'];
  readonly weekdays: readonly number[];
  readonly monthDays: string;
  readonly holidays: readonly { readonly from: string; readonly to: string }[];
  readonly extraDays: readonly string[];
  readonly sessions: readonly SessionEntry[];
  readonly close: string;
  readonly counting: ScheduleData['counting']['from'];
  readonly number: string;
  readonly pattern: string;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** Issues are counted from the first day: one of long ago would take the browser minutes. */
const firstDayLeast = '2020-01-01';

export function scheduleEntryOf(data: ScheduleData): ScheduleEntry {
  const { days, counting } = data;
  return {
    firstDay: data.firstDay,
    on: days.on,
    weekdays: days.on === 'weekdays' ? days.weekdays : everyDay,
    monthDays: days.on === 'month-days' ? days.days.join(', ') : '',
    holidays: data.holidays,
    extraDays: data.extraDays,
    sessions: data.sessions.map(({ firstDraw, lastDraw, everySeconds }) => ({
      first: clockText(firstDraw),
      last: clockText(lastDraw),
      every: String(everySeconds),
    })),
    close: String(data.closeSeconds),
    counting: counting.from,
    number: String(counting.number ?? 1),
    pattern: data.pattern,
  };
}

/** Undefined where something typed cannot be read. */
export function scheduleDataOf(entry: ScheduleEntry): ScheduleData | undefined {
  const sessions = entry.sessions.map(sessionOf);
  const closeSeconds = wholeOf(entry.close);
  const number = wholeOf(entry.number);
  const days = daysOf(entry);
  if (!namedIn(entry).every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))) return undefined;
  if (entry.firstDay < firstDayLeast) return undefined;
  if (entry.extraDays.some((day) => day < entry.firstDay)) return undefined;
  if (!sessions.every((one) => one !== undefined) || sessions.length === 0) return undefined;
  if (closeSeconds === undefined || number === undefined || !days) return undefined;
  return {
    firstDay: entry.firstDay,
    days,
    holidays: [...entry.holidays],
    extraDays: [...new Set(entry.extraDays)].toSorted(),
    sessions,
    closeSeconds,
    counting:
      entry.counting === 'first-day' ? { from: 'first-day', number } : { from: entry.counting },
    pattern: entry.pattern.trim(),
  };
}

/** Every day that is typed as a date. */
const namedIn = ({ firstDay, holidays, extraDays }: ScheduleEntry): readonly string[] => [
  firstDay,
  ...holidays.flatMap(({ from, to }) => [from, to]),
  ...extraDays,
];

function daysOf({ on, weekdays, monthDays }: ScheduleEntry): ScheduleData['days'] | undefined {
  if (on === 'every-day') return { on };
  if (on === 'weekdays') return weekdays.length === 0 ? undefined : { on, weekdays: [...weekdays] };
  const days = monthDays
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(wholeOf);
  const isRead = days.every((day) => day !== undefined && day >= 1 && day <= 31);
  return isRead && days.length > 0 ? { on, days: days.map(Number) } : undefined;
}

function sessionOf({ first, last, every }: SessionEntry) {
  const [firstDraw, lastDraw, everySeconds] = [secondsOf(first), secondsOf(last), wholeOf(every)];
  if (firstDraw === undefined || lastDraw === undefined) return undefined;
  if (everySeconds === undefined || everySeconds < 1) return undefined;
  return { firstDraw, lastDraw, everySeconds };
}

function wholeOf(text: string): number | undefined {
  return /^[0-9]{1,10}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(
    Math.trunc,
  );
  const text = `${two(hours ?? 0)}:${two(minutes ?? 0)}`;
  return rest === 0 ? text : `${text}:${two(rest ?? 0)}`;
}

/** Of `HH:MM` or `HH:MM:SS`, up to 48 hours. */
export function secondsOf(text: string): number | undefined {
  const found = /^([0-9]{1,2}):([0-5][0-9])(?::([0-5][0-9]))?$/.exec(text.trim());
  if (!found) return undefined;
  const [, hours, minutes, seconds = '0'] = found;
  const all = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return all <= 172_800 ? all : undefined;
}

export function engineSchedule(data: ScheduleData): Schedule {
  const { from, number = 1 } = data.counting;
  return {
    ...data,
    holidays: data.holidays.map((one) => [one.from, one.to] as const),
    counting: from === 'first-day' ? { from, number } : { from },
  };
}

const faults = {
  'no draws': 'no-draws',
  'sessions overlap': 'overlap',
  'a day runs into the next': 'too-long',
  'closes before it opens': 'closes-early',
} as const;
export type ScheduleFault = (typeof faults)[keyof typeof faults] | 'other';

const dayMs = 86_400_000;
const daysLookedAt = 62;

export interface SchedulePreview {
  readonly fault?: ScheduleFault;
  readonly issues: readonly Issue[];
}

export function faultOf(data: ScheduleData): ScheduleFault | undefined {
  const fault = scheduleFault(engineSchedule(data));
  return fault === undefined ? undefined : (faults[fault as keyof typeof faults] ?? 'other');
}

/** The issues that close next, as far as two months hold them. */
export function previewSchedule(data: ScheduleData, now: number, count: number): SchedulePreview {
  const schedule = engineSchedule(data);
  const fault = faultOf(data);
  if (fault) return { fault, issues: [] };
  const issues: Issue[] = [];
  for (let day = -1; day < daysLookedAt && issues.length < count; day += 1) {
    const ofDay = issuesOf(schedule, dayText(now + day * dayMs));
    issues.push(...ofDay.filter(({ closesAt }) => closesAt > now));
  }
  return { issues: issues.slice(0, count) };
}
