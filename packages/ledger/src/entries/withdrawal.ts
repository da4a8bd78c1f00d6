// The moves of a withdrawal: held when asked for, given back when refused, in transit when paid
// out, and gone when it has reached the player. The fee is the house's from the payout on. A payout
// that did not arrive comes back on hold, and the fee with it, until the next one. At every moment
// the amount lies in exactly one account, but for the fee.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount, type AccountRef } from '../accounts.ts';
import { moving, type LedgerEvent, type Leg, type Posting } from '../posting.ts';

export interface WithdrawalFacts {
  readonly withdrawalId: string;
  readonly playerId: string;
  readonly currency: string;
  /** The whole that was asked for. */
  readonly amount: Units;
  /** The part of it that is the house's; none when absent. */
  readonly fee?: Units;
  /** Counts the payouts from 1: one that did not arrive is followed by another. */
  readonly round?: number;
}

export function withdrawalRequested(facts: WithdrawalFacts): Posting {
  const { amount } = facts;
  return build(facts, 'withdrawal-requested', [
    { account: purse(facts, 'player-cash'), amount: -amount },
    { account: held(facts), amount },
  ]);
}

export function withdrawalRefused(facts: WithdrawalFacts): Posting {
  const { amount } = facts;
  return build(facts, 'withdrawal-refused', [
    { account: held(facts), amount: -amount },
    { account: purse(facts, 'player-cash'), amount },
  ]);
}

export function withdrawalPaid(facts: WithdrawalFacts): Posting {
  const { amount } = facts;
  const home = { account: held(facts), amount: -amount };
  return build(facts, 'withdrawal-paid', moving(home, ...paidOut(facts, 1n)));
}

export function withdrawalReceived(facts: WithdrawalFacts): Posting {
  const net = netOf(facts);
  return build(facts, 'withdrawal-received', [
    { account: purse(facts, 'payout-in-transit'), amount: -net },
    { account: houseAccount('payment-clearing', facts.currency), amount: net },
  ]);
}

/** The payout did not arrive: what it moved is on hold again. */
export function withdrawalReturned(facts: WithdrawalFacts): Posting {
  const home = { account: held(facts), amount: facts.amount };
  return build(facts, 'withdrawal-returned', moving(home, ...paidOut(facts, -1n)));
}

/** The fee of a withdrawal that is paid in parts, before the first of them. */
export function withdrawalFeeTaken(facts: WithdrawalFacts & { readonly fee: Units }): Posting {
  const { fee } = facts;
  return build(facts, 'withdrawal-fee-taken', [
    { account: held(facts), amount: -fee },
    { account: houseAccount('house-fees', facts.currency), amount: fee },
  ]);
}

const netOf = ({ amount, fee = 0n }: WithdrawalFacts): Units => amount - fee;

function paidOut(facts: WithdrawalFacts, sign: bigint): [Leg, Leg] {
  return [
    { account: purse(facts, 'payout-in-transit'), amount: sign * netOf(facts) },
    { account: houseAccount('house-fees', facts.currency), amount: sign * (facts.fee ?? 0n) },
  ];
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

function build(
  { withdrawalId, round = 1 }: WithdrawalFacts,
  event: LedgerEvent,
  legs: readonly Leg[],
): Posting {
  const key = round === 1 ? `${event}:${withdrawalId}` : `${event}:${withdrawalId}:${round}`;
  return { key, event, reference: withdrawalId, legs };
}
