// A player's own limits on deposits. Tightening counts at once; loosening after 24 hours and, where
// the policy says so, only once the player has confirmed it then [S9].
import type { Units } from '@baize/money';
import type { DepositSpan } from './span.ts';

export interface DepositLimit {
  readonly span: DepositSpan;
  /** Null: no limit. */
  readonly value: Units | null;
  readonly pendingValue: Units | null;
  /** From when the pending value counts, or may be confirmed; null when nothing is pending. */
  readonly pendingFrom: number | null;
}

/** A higher limit is confirmed by the player, or comes into force when its time has come. */
export type Raises = 'confirmed' | 'timed';

export const loosenAfterMs = 24 * 3_600_000;

const isDue = ({ pendingFrom }: DepositLimit, now: number): boolean =>
  pendingFrom !== null && pendingFrom <= now;

/** The limit as it stands now. */
export function limitAt(limit: DepositLimit, now: number, raises: Raises): DepositLimit {
  return raises === 'timed' && isDue(limit, now) ? raised(limit) : limit;
}

/** The limit after the player's second word; undefined: nothing waits for it yet. */
export function confirmRaise(limit: DepositLimit, now: number): DepositLimit | undefined {
  return isDue(limit, now) ? raised(limit) : undefined;
}

const raised = ({ span, pendingValue }: DepositLimit): DepositLimit => ({
  span,
  value: pendingValue,
  pendingValue: null,
  pendingFrom: null,
});

export function changeDepositLimit(
  limit: DepositLimit,
  value: Units | null,
  { now, raises }: { readonly now: number; readonly raises: Raises },
): DepositLimit {
  const current = limitAt(limit, now, raises);
  const isTighter = value !== null && (current.value === null || value <= current.value);
  if (isTighter || value === current.value) {
    return { span: limit.span, value, pendingValue: null, pendingFrom: null };
  }
  return { ...current, pendingValue: value, pendingFrom: now + loosenAfterMs };
}
