// The series of the dashboard: what can be looked at, and how it changed against a week before.
import type { OutputOf, cashier } from '@baize/contract';

export type Overview = OutputOf<typeof cashier.getOverview>;
export type Figures = Overview['today'];
export type Span = Overview['hours'][number];

export const measures = [
  'ggr',
  'ngr',
  'deposited',
  'withdrawn',
  'active',
  'registered',
  'conversion',
] as const;
export type Measure = (typeof measures)[number];

const money: readonly Measure[] = ['ggr', 'ngr', 'deposited', 'withdrawn'];
export const isMoney = (measure: Measure): boolean => money.includes(measure);

/** For drawing alone: what is told is the exact amount. */
export function heightOf(figures: Figures, measure: Measure): number {
  if (measure === 'conversion') return conversionOf(figures);
  return Number(figures[measure]);
}

/** First deposits of a hundred registrations of the same time. */
export function conversionOf({ registered, firstDeposits }: Figures): number {
  return registered === 0 ? 0 : Math.round((firstDeposits * 1000) / registered) / 10;
}

/** In whole percent; undefined where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  if (before === 0) return undefined;
  return Math.round(((now - before) / Math.abs(before)) * 100);
}
