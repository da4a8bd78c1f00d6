// When a plan's terms begin, and whether a period that is over still waits for its closing.
import type { CommissionPeriod } from '@baize/contract';
import { firstPeriod, nextPeriod } from './periods.ts';

export interface Running {
  readonly isOn: boolean;
  readonly period: CommissionPeriod;
  /** The first day that is not closed. */
  readonly nextDay: number;
}

/** A period of it is over and not closed: its terms are those that the period ended with. */
export const isDue = ({ isOn, period, nextDay }: Running, today: number): boolean =>
  isOn && nextPeriod(period, nextDay) <= today;

/** A plan with another period, or that was off, begins with the next whole period. */
export function startOfPlan(
  before: Running,
  { period, isOn }: Omit<Running, 'nextDay'>,
  today: number,
): number {
  const goesOn = before.period === period && (before.isOn || !isOn);
  return goesOn ? before.nextDay : firstPeriod(period, today);
}
