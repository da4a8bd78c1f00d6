// Corrections by staff: cash given or taken against the house's own account, and a settled deposit
// that its provider took back. What a player no longer has of such a deposit they owe.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import { moving, type LedgerEvent, type Posting } from '../posting.ts';

export interface AdjustmentFacts {
  readonly adjustmentId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export const adjustmentCredited = (facts: AdjustmentFacts): Posting =>
  adjusted('adjustment-credited', facts, facts.amount);

export const adjustmentDebited = (facts: AdjustmentFacts): Posting =>
  adjusted('adjustment-debited', facts, -facts.amount);

function adjusted(event: LedgerEvent, facts: AdjustmentFacts, amount: Units): Posting {
  const { adjustmentId, playerId, currency } = facts;
  return {
    key: `${event}:${adjustmentId}`,
    event,
    reference: adjustmentId,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount },
      { account: houseAccount('house-gaming', currency), amount: -amount },
    ],
  };
}

export interface DepositReversed {
  readonly depositId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  /** The player's cash at this moment: what is missing becomes a debt. */
  readonly cash: Units;
}

export function depositReversed(reversed: DepositReversed): Posting {
  const { depositId, playerId, currency, amount, cash } = reversed;
  const taken = cash < amount ? cash : amount;
  const event = 'deposit-reversed';
  return {
    key: `${event}:${depositId}`,
    event,
    reference: depositId,
    legs: moving(
      { account: playerAccount('player-cash', playerId, currency), amount: -taken },
      { account: houseAccount('payment-clearing', currency), amount },
      { account: playerAccount('player-debt', playerId, currency), amount: taken - amount },
    ),
  };
}
