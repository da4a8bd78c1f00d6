// A part of a withdrawal that another member paid straight to the seller's account. What the seller
// had on hold is the buyer's cash: the deposit and the payout are one posting, made only when the
// part counts as received. Nothing comes in from outside or goes out.
import type { Units } from '@baize/money';
import { playerAccount } from '../accounts.ts';
import type { Posting } from '../posting.ts';

export interface C2cSettled {
  /** The deposit of the buyer. */
  readonly matchId: string;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export function c2cSettled(facts: C2cSettled): Posting {
  const { matchId, sellerId, buyerId, currency, amount } = facts;
  return {
    key: `c2c-settled:${matchId}`,
    event: 'c2c-settled',
    reference: matchId,
    legs: [
      { account: playerAccount('player-held', sellerId, currency), amount: -amount },
      { account: playerAccount('player-cash', buyerId, currency), amount },
    ],
  };
}
