// A provider took a settled deposit back. The player gives what was credited, as far as the cash
// reaches, and owes the rest; the house gives its fee back.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import { moving, type Posting } from '../posting.ts';
import type { DepositSettled } from './deposit-settled.ts';

export interface DepositReversed extends DepositSettled {
  /** The player's cash at this moment: what is missing becomes a debt. */
  readonly cash: Units;
}

export function depositReversed(reversed: DepositReversed): Posting {
  const { depositId, playerId, currency, amount, fee = 0n, cash } = reversed;
  const credited = amount - fee;
  const taken = cash < credited ? cash : credited;
  return {
    key: `deposit-reversed:${depositId}`,
    event: 'deposit-reversed',
    reference: depositId,
    legs: moving(
      { account: playerAccount('player-cash', playerId, currency), amount: -taken },
      { account: houseAccount('payment-clearing', currency), amount },
      { account: houseAccount('house-fees', currency), amount: -fee },
      { account: playerAccount('player-debt', playerId, currency), amount: taken - credited },
    ),
  };
}
