// The days of the agents' past: when it began, when each day was played and closed, and how much
// was staked. It hangs on the calendar alone: on no draw, and on no time of day.
import { dayAt, startOfDay } from '@baize/money';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A whole half of a month lies within, whatever the day. */
const daysOfPast = 38;
/** For so long each day is closed by itself; before, several at once, which saves time. */
const eachClosed = 5;
const togetherClosed = 4;
/** Salaries by the day are agreed so long ago. */
export const salariesAgo = 7;
/** Members win for so long: nobody above earns a dividend in the week in which arrears arise. */
const lostByHouse = 12;
/** The last days come to the maximum of each salary. */
const fullDays = 5;
/** From so many days ago on the first agent gets less from the house than is owed below. */
export const cutAgo = 4;

export interface PastDay {
  /** So many days before today. */
  readonly ago: number;
  readonly playedAt: number;
  /** When this day is closed, and those before that were not. */
  readonly closedAt: number | undefined;
  /** What each member stakes in a round. */
  readonly stake: number;
  /** Whether the house wins of it. */
  readonly isWon: boolean;
}

const usual = 2400;
/** From Monday to Sunday, in percent. */
const ofWeek = [88, 82, 90, 96, 108, 115, 112];
/** The first day of 1970. */
const thursday = 3;

export function pastOf(now: number) {
  const today = dayAt(now);
  const dayOf = (ago: number): PastDay => {
    const from = startOfDay(today - ago);
    const isClosed = ago <= eachClosed || ago % togetherClosed === 0;
    const percent = ofWeek[(today - ago + thursday) % ofWeek.length] ?? 100;
    return {
      ago,
      playedAt: from + (11 + (ago % 9)) * hourMs,
      closedAt: isClosed ? from + dayMs + 40 * 60_000 : undefined,
      stake: ago <= fullDays ? usual : (usual * percent) / 100,
      isWon: ago > lostByHouse,
    };
  };
  const agos = Array.from({ length: daysOfPast - 2 }, (_, place) => daysOfPast - 1 - place);
  return {
    beganAt: startOfDay(today - daysOfPast) + 10 * hourMs,
    /** To the day before yesterday. */
    days: agos.map(dayOf),
  };
}
