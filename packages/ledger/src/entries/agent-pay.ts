// Pay of an agent by agreement: a dividend or a salary, whole or in parts. The payer is the agent
// above, whose cash never falls below zero, or the house.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import type { Posting } from '../posting.ts';

export interface AgentPay {
  readonly billId: string;
  /** The number of the part, from 1. */
  readonly part: number;
  readonly event: 'dividend-paid' | 'salary-paid';
  /** Null: the house pays. */
  readonly payerId: string | null;
  readonly payeeId: string;
  readonly currency: string;
  readonly amount: Units;
}

export function agentPaid(pay: AgentPay): Posting {
  const { billId, part, event, payerId, payeeId, currency, amount } = pay;
  const payer =
    payerId === null
      ? houseAccount('house-gaming', currency)
      : playerAccount('player-cash', payerId, currency);
  return {
    key: `${event}:${billId}:${part}`,
    event,
    reference: billId,
    legs: [
      { account: playerAccount('player-cash', payeeId, currency), amount },
      { account: payer, amount: -amount },
    ],
  };
}
