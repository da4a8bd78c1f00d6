// A correction by staff, and whether one person may make it alone: only giving or taking cash, not
// on an account they opened a way into, and within what they may correct on one day.
import type { AdjustmentKind, AdjustmentState } from '@baize/contract';
import type { Units } from '@baize/money';

export interface Adjustment {
  readonly id: string;
  readonly kind: AdjustmentKind;
  readonly state: AdjustmentState;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  readonly depositId: string;
  readonly reason: string;
  readonly proof: string;
  readonly proposedBy: string;
  readonly proposedByName: string;
  readonly proposedAt: number;
  readonly decidedByName: string;
  readonly decidedAt: number | null;
  readonly decision: string;
  readonly before: Units | null;
  readonly after: Units | null;
}

export interface AloneFacts {
  readonly kind: AdjustmentKind;
  readonly amount: Units;
  /** What they have corrected alone on this day. */
  readonly alone: Units;
  readonly aloneMost: Units;
  readonly hasOpened: boolean;
}

export function mayPostAlone({ kind, amount, alone, aloneMost, hasOpened }: AloneFacts): boolean {
  const isPlain = kind === 'in' || kind === 'out';
  return isPlain && !hasOpened && alone + amount <= aloneMost;
}
