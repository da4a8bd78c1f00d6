// The period of a promotion that a moment falls in, in the house's zone.
import { dayAt, monthAt, startOfDay, startOfMonth } from '@baize/money';
import type { PromotionPeriod } from '@baize/contract';

export interface Period {
  /** Names it among the periods of its promotion. */
  readonly key: string;
  /** Milliseconds since 1970; `until` is Infinity for one that never ends. */
  readonly from: number;
  readonly until: number;
}

/** 1970-01-01 was a Thursday: the fourth day of its week. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);

export function periodAt(period: PromotionPeriod, at: number): Period {
  const day = dayAt(at);
  switch (period) {
    case 'once':
    case 'each':
      return { key: 'once', from: 0, until: Infinity };
    case 'day':
      return { key: `d${day}`, from: startOfDay(day), until: startOfDay(day + 1) };
    case 'week': {
      const week = weekOf(day);
      const from = week * 7 - 3;
      return { key: `w${week}`, from: startOfDay(from), until: startOfDay(from + 7) };
    }
    case 'month': {
      const month = monthAt(at);
      return { key: `m${month}`, from: startOfMonth(month), until: startOfMonth(month + 1) };
    }
  }
}

/** The one before; undefined where there is none. */
export function periodBefore(period: PromotionPeriod, { from }: Period): Period | undefined {
  return period === 'once' || period === 'each' ? undefined : periodAt(period, from - 1);
}

const hourMs = 3_600_000;

/** Play is counted in whole hours: from the hour in which something began. */
export const hourOf = (at: number): number => Math.floor(at / hourMs) * hourMs;
