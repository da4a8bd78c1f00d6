// The level of a member: by turnover, unless staff have set a level that has not run out. Months
// are judged one after the other, each once; a break costs no level.
import type { Units } from '@baize/money';
import { placeKept, placeOf, type Level, type Place } from './level.ts';

export interface Standing {
  /** By play. */
  readonly levelId: string | null;
  readonly judgedMonth: number;
  readonly setLevelId: string | null;
  readonly setUntil: number | null;
}

/** The standing before any play; judged up to the month before. */
export const freshStanding = (month: number): Standing => ({
  levelId: null,
  judgedMonth: month - 1,
  setLevelId: null,
  setUntil: null,
});

export const isSet = ({ setUntil }: Pick<Standing, 'setUntil'>, now: number): boolean =>
  setUntil !== null && setUntil > now;

/** The level that counts now. */
export const levelIdAt = (standing: Standing, now: number): string | null =>
  isSet(standing, now) ? standing.setLevelId : standing.levelId;

export interface MonthsJudged {
  readonly levels: readonly Level[];
  readonly standing: Pick<Standing, 'levelId' | 'judgedMonth'>;
  /** The settled turnover of a month. */
  readonly turnoverOf: (month: number) => Units;
  /** The month that runs now: it is not judged yet. */
  readonly current: number;
  readonly isOnBreak: boolean;
}

/** The place after every month that has ended since the last one that was judged. */
export function judgeMonths(asked: MonthsJudged): Place {
  const { levels, standing, turnoverOf, current, isOnBreak } = asked;
  let place = placeOf(levels, standing.levelId);
  if (isOnBreak) return place;
  for (let month = standing.judgedMonth + 1; month < current && place > 0; month += 1) {
    place = placeKept(levels, place, turnoverOf(month));
  }
  return place;
}
