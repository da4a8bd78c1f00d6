// Schedules as staff send them and as they are kept, and as the engine reads them.
import type { lottery, OutputOf } from '@baize/contract';
import { scheduleFault, type Schedule } from '@baize/engines';
import { dayText, momentOf } from '@baize/money';

/** As it travels and is kept. */
export type ScheduleData = OutputOf<typeof lottery.changeLotterySchedule>['schedule'];

/** Schedules that were kept before there were extra days have none. */
export type KeptSchedule = Omit<ScheduleData, 'extraDays'> & Partial<ScheduleData>;

export function scheduleOf(data: KeptSchedule): Schedule {
  const { from, number = 1 } = data.counting;
  return {
    ...data,
    holidays: data.holidays.map((one) => [one.from, one.to] as const),
    extraDays: data.extraDays ?? [],
    counting: from === 'first-day' ? { from, number } : { from },
  };
}

export function dataOf(schedule: Schedule): ScheduleData {
  const { firstDay, holidays, extraDays, sessions, closeSeconds, counting, pattern } = schedule;
  return {
    firstDay,
    closeSeconds,
    pattern,
    days: daysOf(schedule.days),
    holidays: holidays.map(([from, to]) => ({
      from,
      to,
    })),
    extraDays: [...extraDays],
    sessions: sessions.map((session) => ({ ...session })),
    counting: { ...counting },
  };
}

function daysOf(days: Schedule['days']): ScheduleData['days'] {
  if (days.on === 'weekdays') return { on: days.on, weekdays: [...days.weekdays] };
  return days.on === 'month-days' ? { on: days.on, days: [...days.days] } : days;
}

const patternParts = /^[0-9A-Za-z-]*(?:\{(?:YYYYMMDD|YYMMDD|YYYY|N[0-9]?)\}[0-9A-Za-z-]*)+$/;
const nameLettersMax = 24;
const lettersOfPart: Readonly<Record<string, number>> = { '{YYYYMMDD}': 8, '{YYMMDD}': 6 };

/** Whether a text names a day that exists. */
export function isDay(text: string): boolean {
  const at = momentOf(text, '00:00:00');
  return at !== undefined && dayText(at) === text;
}

/** Why a schedule cannot be kept, by a name that texts know. */
export function faultOf(schedule: Schedule): string | undefined {
  const { firstDay, pattern, counting, holidays, extraDays } = schedule;
  const named = [firstDay, ...holidays.flat(), ...extraDays];
  if (!named.every(isDay)) return 'a-day-does-not-exist';
  if (!patternParts.test(pattern) || !/\{N[0-9]?\}/.test(pattern)) return 'the-name-has-no-number';
  const letters = pattern.replaceAll(/\{[A-Z0-9]+\}/g, (part) =>
    '0'.repeat(lettersOfPart[part] ?? (part === '{YYYY}' ? 4 : 9)),
  );
  if (letters.length > nameLettersMax) return 'the-name-is-too-long';
  const names = namesOf(pattern);
  if (counting.from === 'day' && !names.day) return 'two-days-would-have-the-same-names';
  if (counting.from === 'year' && !names.year) return 'two-years-would-have-the-same-names';
  if (holidays.some(([from, to]) => from > to)) return 'a-holiday-ends-before-it-begins';
  if (extraDays.some((day) => day < firstDay)) return 'an-extra-day-is-before-the-first';
  return scheduleFault(schedule)?.replaceAll(' ', '-');
}

function namesOf(pattern: string): { readonly day: boolean; readonly year: boolean } {
  const day = /\{YY(?:YY)?MMDD\}/.test(pattern);
  return { day, year: day || pattern.includes('{YYYY}') };
}
