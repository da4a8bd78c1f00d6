// When a lottery draws, as data, and the issues of a lottery day from it. A lottery day is a date
// in GMT+8; a session may go on past midnight and its issues still belong to the day it began. An
// issue opens when the one before it closes.
import { dayAt, dayText, momentOf, startOfDay } from '@baize/money';

/** Draws at even steps, in seconds from the midnight that begins the lottery day. */
export interface Session {
  readonly firstDraw: number;
  readonly lastDraw: number;
  readonly everySeconds: number;
}

/** On which days there are draws at all. */
export type DrawDays =
  | { readonly on: 'every-day' }
  /** 0 is Sunday. */
  | { readonly on: 'weekdays'; readonly weekdays: readonly number[] }
  | { readonly on: 'month-days'; readonly days: readonly number[] };

/** How issues are counted: from 1 every day, from 1 every year, or on and on from a first day. */
export type Counting =
  | { readonly from: 'day' }
  | { readonly from: 'year' }
  | { readonly from: 'first-day'; readonly number: number };

export interface Schedule {
  /** The first lottery day, `YYYY-MM-DD`; its first issue opens as the day begins. */
  readonly firstDay: string;
  readonly days: DrawDays;
  /** Days without a draw, each from and to. */
  readonly holidays: readonly (readonly [from: string, to: string])[];
  /** Days with draws beside the others; they go before holidays. */
  readonly extraDays: readonly string[];
  readonly sessions: readonly Session[];
  readonly closeSeconds: number;
  readonly counting: Counting;
  /** `{YYYYMMDD}`, `{YYMMDD}` and `{YYYY}` of the day, and `{N}` or `{N4}`, the number so wide. */
  readonly pattern: string;
}

export interface Issue {
  readonly id: string;
  readonly lotteryDay: string;
  /** Its place among the issues of its lottery day, from 1. */
  readonly seq: number;
  /** Milliseconds since 1970, as are the other moments. */
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

const daySeconds = 86_400;

/** The issues of a lottery day, in order; none on a day without a draw. */
export function issuesOf(schedule: Schedule, lotteryDay: string): Issue[] {
  const day = dayNumber(lotteryDay);
  if (!drawsOn(schedule, day)) return [];
  const numbered = numberBefore(schedule, day);
  let opensAt = lastCloseBefore(schedule, day);
  return drawSeconds(schedule).map((second, index) => {
    const drawsAt = startOfDay(day) + second * 1000;
    const closesAt = drawsAt - schedule.closeSeconds * 1000;
    const id = printId(schedule.pattern, lotteryDay, numbered + index + 1);
    const issue = { id, lotteryDay, seq: index + 1, opensAt, closesAt, drawsAt };
    opensAt = closesAt;
    return issue;
  });
}

/** The issues that are not closed at a moment, in order and without an end. */
export function* issuesFrom(schedule: Schedule, moment: number): Generator<Issue> {
  const first = dayNumber(schedule.firstDay);
  // A session of the days before may still go on.
  const longest = Math.max(...schedule.sessions.map(({ lastDraw }) => lastDraw));
  const from = dayAt(moment - longest * 1000);
  const last = lastDay(schedule);
  for (let day = Math.max(first, from); day <= last; day += 1)
    for (const issue of issuesOf(schedule, printDay(day))) if (issue.closesAt > moment) yield issue;
}

/** What is wrong with the data of a schedule; nothing where it can be used. */
export function scheduleFault(schedule: Schedule): string | undefined {
  const { days, closeSeconds } = schedule;
  const seconds = drawSeconds(schedule);
  if (seconds.length === 0) return 'no draws';
  const apart = seconds.every((second, index) => second > (seconds[index - 1] ?? -1));
  if (!apart) return 'sessions overlap';
  if ((seconds.at(-1) ?? 0) - (seconds[0] ?? 0) >= daySeconds) return 'a day runs into the next';
  const gaps = seconds.slice(1).map((second, index) => second - (seconds[index] ?? 0));
  if (closeSeconds < 0 || gaps.some((gap) => closeSeconds >= gap)) return 'closes before it opens';
  if (days.on === 'weekdays' && !days.weekdays.some((one) => one >= 0 && one <= 6))
    return 'no draws';
  return days.on === 'month-days' && !days.days.some((one) => one >= 1 && one <= 28)
    ? 'no draws'
    : undefined;
}

function drawSeconds({ sessions }: Schedule): number[] {
  return sessions.flatMap(({ firstDraw, lastDraw, everySeconds }) =>
    Array.from(
      { length: Math.floor((lastDraw - firstDraw) / everySeconds) + 1 },
      (_, index) => firstDraw + index * everySeconds,
    ),
  );
}

function drawsOn(schedule: Schedule, day: number): boolean {
  if (day < dayNumber(schedule.firstDay)) return false;
  const text = printDay(day);
  if (schedule.extraDays.includes(text)) return true;
  if (schedule.holidays.some(([from, to]) => text >= from && text <= to)) return false;
  const { days } = schedule;
  if (days.on === 'weekdays') return days.weekdays.includes((day + firstWeekday) % 7);
  return days.on === 'month-days' ? days.days.includes(Number(text.slice(8))) : true;
}

/** Day 0, the first of 1970, was a Thursday. */
const firstWeekday = 4;

// When the last issue before this day closed; where there was none, as the day begins.
function lastCloseBefore(schedule: Schedule, day: number): number {
  const first = dayNumber(schedule.firstDay);
  for (let before = day - 1; before >= first; before -= 1) {
    if (!drawsOn(schedule, before)) continue;
    const last = drawSeconds(schedule).at(-1) ?? 0;
    return startOfDay(before) + (last - schedule.closeSeconds) * 1000;
  }
  return startOfDay(day);
}

function numberBefore(schedule: Schedule, day: number): number {
  const { counting } = schedule;
  if (counting.from === 'day') return 0;
  const year = dayNumber(`${printDay(day).slice(0, 4)}-01-01`);
  const first = dayNumber(schedule.firstDay);
  const from = counting.from === 'year' ? Math.max(year, first) : first;
  let draws = counting.from === 'year' ? 0 : counting.number - 1;
  for (let before = from; before < day; before += 1)
    if (drawsOn(schedule, before)) draws += drawSeconds(schedule).length;
  return draws;
}

// Only a schedule that ends in a holiday without a return has a last day.
function lastDay({ holidays, extraDays }: Schedule): number {
  const endless = holidays.find(([, to]) => to === '9999-12-31');
  if (endless === undefined) return Infinity;
  return Math.max(dayNumber(endless[0]) - 1, ...extraDays.map(dayNumber));
}

function printId(pattern: string, day: string, number: number): string {
  const [year, month, date] = day.split('-');
  const full = `${year}${month}${date}`;
  return pattern
    .replace('{YYYYMMDD}', full)
    .replace('{YYMMDD}', full.slice(2))
    .replace('{YYYY}', full.slice(0, 4))
    .replace(/\{N([0-9]?)\}/, (_, wide: string) => String(number).padStart(Number(wide), '0'));
}

/** Days since 1970. */
function dayNumber(day: string): number {
  const begins = momentOf(day, '00:00:00');
  if (begins === undefined) throw new RangeError(`${day} is no day.`);
  return dayAt(begins);
}

function printDay(day: number): string {
  return dayText(startOfDay(day));
}
