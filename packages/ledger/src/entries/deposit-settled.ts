// A deposit has arrived at the payment provider: the money comes in from outside and is the
// player's cash.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import type { Posting } from '../posting.ts';

export interface DepositSettled {
  readonly depositId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export function depositSettled(deposit: DepositSettled): Posting {
  const { depositId, playerId, currency, amount } = deposit;
  return {
    key: `deposit:${depositId}`,
    event: 'deposit-settled',
    reference: depositId,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount },
      { account: houseAccount('payment-clearing', currency), amount: -amount },
    ],
  };
}
