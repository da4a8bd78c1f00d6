// A deposit has arrived at the payment provider: the money comes in from outside and is the
// player's cash. A fee that the player bears stays with the house.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import { moving, type Posting } from '../posting.ts';

export interface DepositSettled {
  readonly depositId: string;
  readonly playerId: string;
  readonly currency: string;
  /** What arrived. */
  readonly amount: Units;
  /** Taken off it; less than the amount. */
  readonly fee?: Units;
}

export function depositSettled(deposit: DepositSettled): Posting {
  const { depositId, playerId, currency, amount, fee = 0n } = deposit;
  return {
    key: `deposit:${depositId}`,
    event: 'deposit-settled',
    reference: depositId,
    legs: moving(
      { account: playerAccount('player-cash', playerId, currency), amount: amount - fee },
      { account: houseAccount('payment-clearing', currency), amount: -amount },
      { account: houseAccount('house-fees', currency), amount: fee },
    ),
  };
}
