// The four moves of a withdrawal: held when asked for, given back when refused, in transit when
// paid out, and gone when it has reached the player. At every moment the amount lies in exactly one
// account.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount, type AccountRef } from '../accounts.ts';
import type { LedgerEvent, Posting } from '../posting.ts';

export interface WithdrawalFacts {
  readonly withdrawalId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export function withdrawalRequested(facts: WithdrawalFacts): Posting {
  return move(facts, 'withdrawal-requested', purse(facts, 'player-cash'), held(facts));
}

export function withdrawalRefused(facts: WithdrawalFacts): Posting {
  return move(facts, 'withdrawal-refused', held(facts), purse(facts, 'player-cash'));
}

export function withdrawalPaid(facts: WithdrawalFacts): Posting {
  return move(facts, 'withdrawal-paid', held(facts), purse(facts, 'payout-in-transit'));
}

export function withdrawalReceived(facts: WithdrawalFacts): Posting {
  const outside = houseAccount('payment-clearing', facts.currency);
  return move(facts, 'withdrawal-received', purse(facts, 'payout-in-transit'), outside);
}

function held(facts: WithdrawalFacts): AccountRef {
  return purse(facts, 'player-held');
}

function purse(
  { playerId, currency }: WithdrawalFacts,
  kind: 'player-cash' | 'player-held' | 'payout-in-transit',
): AccountRef {
  return playerAccount(kind, playerId, currency);
}

function move(
  { withdrawalId, amount }: WithdrawalFacts,
  event: LedgerEvent,
  from: AccountRef,
  to: AccountRef,
): Posting {
  return {
    key: `${event}:${withdrawalId}`,
    event,
    reference: withdrawalId,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
}
