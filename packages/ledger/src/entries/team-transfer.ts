// Money that a member sends along the tree, to the agent above or to a member of the own team: both
// purses move in one posting. A reversal by staff moves the whole amount back.
import type { Units } from '@baize/money';
import { playerAccount } from '../accounts.ts';
import type { LedgerEvent, Posting } from '../posting.ts';

export interface TeamTransferFacts {
  readonly transferId: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly currency: string;
  readonly amount: Units;
}

export function teamTransferred(facts: TeamTransferFacts): Posting {
  const { senderId: from, receiverId: to } = facts;
  return move(facts, 'team-transferred', { from, to });
}

export function teamTransferReversed(facts: TeamTransferFacts): Posting {
  const { senderId: to, receiverId: from } = facts;
  return move(facts, 'team-transfer-reversed', { from, to });
}

/** The key stands at the purse that gives. */
function move(
  { transferId, currency, amount }: TeamTransferFacts,
  event: LedgerEvent,
  { from, to }: { readonly from: string; readonly to: string },
): Posting {
  return {
    key: `${event}:${transferId}`,
    event,
    reference: transferId,
    legs: [
      { account: playerAccount('player-cash', from, currency), amount: -amount },
      { account: playerAccount('player-cash', to, currency), amount },
    ],
  };
}
