// Budgets of the house for points, and for money for points, of a day and a month: how much is left
// of them, and when a spent one opens again.
import { dayAt, monthAt, parseUnits, startOfDay, startOfMonth } from '@baize/money';
import type { Rates } from './scheme.ts';

export type BudgetKind = 'points' | 'money';

/** Of a day and of a month of the house's calendar. */
export interface Spent {
  readonly day: bigint;
  readonly month: bigint;
}

/** Null: as much as wanted. */
export interface Caps {
  readonly day: bigint | null;
  readonly month: bigint | null;
}

const countOf = (count: number | null) => (count === null ? null : BigInt(count));
const unitsOf = (text: string | null) =>
  text === null ? null : (parseUnits(text, { decimalsMax: 4 }) ?? 0n);

/** Of points, or of money in units. */
export function capsOf({ budget }: Pick<Rates, 'budget'>, kind: BudgetKind): Caps {
  const { pointsDay, pointsMonth, moneyDay, moneyMonth } = budget;
  if (kind === 'points') return { day: countOf(pointsDay), month: countOf(pointsMonth) };
  return { day: unitsOf(moneyDay), month: unitsOf(moneyMonth) };
}

export const isCapped = ({ day, month }: Caps): boolean => day !== null || month !== null;

/** Null: as much as wanted. A lowered cap leaves nothing, never less. */
export function leftOf(caps: Caps, spent: Spent): bigint | null {
  const left = [
    ...(caps.day === null ? [] : [caps.day - spent.day]),
    ...(caps.month === null ? [] : [caps.month - spent.month]),
  ];
  if (left.length === 0) return null;
  const least = left.reduce((one, other) => (other < one ? other : one));
  return least > 0n ? least : 0n;
}

/** When so much can be given again; null: it can now. */
export function opensAt(caps: Caps, spent: Spent, asked: bigint, now: number): number | null {
  if (caps.month !== null && spent.month + asked > caps.month)
    return startOfMonth(monthAt(now) + 1);
  if (caps.day !== null && spent.day + asked > caps.day) return startOfDay(dayAt(now) + 1);
  return null;
}
