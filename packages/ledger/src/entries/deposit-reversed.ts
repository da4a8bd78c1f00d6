// A settled deposit is taken back. The player gives what was credited, as far as the cash reaches,
// and owes the rest.
import { houseAccount, playerAccount } from '../accounts.ts';
import { moving, type Posting } from '../posting.ts';
import type { DepositSettled } from './deposit-settled.ts';
import type { Units } from '@baize/money';

export interface DepositReversed extends DepositSettled {
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
