// Corrections by staff: cash given or taken against the house's own account.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import type { LedgerEvent, Posting } from '../posting.ts';

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
