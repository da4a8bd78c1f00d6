// A player's own limits on deposits. Tightening counts at once, loosening after 24 hours [S9];
// what is deposited in a span never passes the value in force.
import type { Units } from '@baize/money';
import { depositSpans, spanStart, type DepositSpan } from './span.ts';

export interface DepositLimit {
  readonly span: DepositSpan;
  /** Null: no limit. */
  readonly value: Units | null;
  readonly pendingValue: Units | null;
  /** From when the pending value counts; null when nothing is pending. */
  readonly pendingFrom: number | null;
}

/** One deposit that counts: settled, or under way and likely to be. */
export interface CountedDeposit {
  readonly amount: Units;
  readonly at: number;
}

export const loosenAfterMs = 24 * 3_600_000;

/** The limit as it stands now: a pending value whose time has come is in force. */
export function limitAt(limit: DepositLimit, now: number): DepositLimit {
  if (limit.pendingFrom === null || limit.pendingFrom > now) return limit;
  return { span: limit.span, value: limit.pendingValue, pendingValue: null, pendingFrom: null };
}

export function changeDepositLimit(
  limit: DepositLimit,
  value: Units | null,
  now: number,
): DepositLimit {
  const current = limitAt(limit, now);
  const isTighter = value !== null && (current.value === null || value <= current.value);
  if (isTighter || value === current.value) {
    return { span: limit.span, value, pendingValue: null, pendingFrom: null };
  }
  return { ...current, pendingValue: value, pendingFrom: now + loosenAfterMs };
}

export function usedOf(span: DepositSpan, deposits: readonly CountedDeposit[], now: number): Units {
  const start = spanStart(span, now);
  return deposits.reduce((sum, { at, amount }) => (at >= start ? sum + amount : sum), 0n);
}

/** Whether a deposit of `amount` would pass any limit in force. */
export function passesLimit(
  amount: Units,
  limits: readonly DepositLimit[],
  deposits: readonly CountedDeposit[],
  now: number,
): boolean {
  return limits.some((limit) => {
    const { value } = limitAt(limit, now);
    return value !== null && usedOf(limit.span, deposits, now) + amount > value;
  });
}

/** The earliest moment that matters to any span of now. */
export function earliestStart(now: number): number {
  return Math.min(...depositSpans.map((span) => spanStart(span, now)));
}
