// Money moved to the wallet of a vendor and back. What was asked for lies in play until the vendor
// has said what became of it. What came back is the player's cash at once, but for what is more
// than was sent there: that is held until it is released, or goes back to the vendor.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount, type AccountRef } from '../accounts.ts';
import type { LedgerEvent, Posting } from '../posting.ts';

export interface TransferFacts {
  readonly transferId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export function transferAsked(facts: TransferFacts): Posting {
  return move(facts, 'transfer-asked', cash(facts), inPlay(facts));
}

export function transferDone(facts: TransferFacts): Posting {
  return move(facts, 'transfer-done', inPlay(facts), atVendors(facts));
}

export function transferFailed(facts: TransferFacts): Posting {
  return move(facts, 'transfer-failed', inPlay(facts), cash(facts));
}

/** The whole amount came back; `held` of it waits. */
export function transferReturned(facts: TransferFacts & { readonly held: Units }): Posting {
  const { transferId, amount, held } = facts;
  const kept = [
    { account: cash(facts), amount: amount - held },
    { account: heldOf(facts), amount: held },
  ];
  const legs = kept.filter((leg) => leg.amount !== 0n);
  const given = { account: atVendors(facts), amount: -amount };
  const event = 'transfer-returned';
  return {
    key: `${event}:${transferId}`,
    event,
    reference: transferId,
    legs: [...legs, given],
  };
}

export function returnReleased(facts: TransferFacts): Posting {
  return move(facts, 'return-released', heldOf(facts), cash(facts));
}

export function returnRejected(facts: TransferFacts): Posting {
  return move(facts, 'return-rejected', heldOf(facts), atVendors(facts));
}

const cash = (facts: TransferFacts) => playerAccount('player-cash', facts.playerId, facts.currency);
const inPlay = (facts: TransferFacts) =>
  playerAccount('player-in-play', facts.playerId, facts.currency);
const heldOf = (facts: TransferFacts) =>
  playerAccount('return-held', facts.playerId, facts.currency);
const atVendors = ({ currency }: TransferFacts) => houseAccount('vendor-clearing', currency);

/** The key stands at the player's own account. */
function move(
  { transferId, amount }: TransferFacts,
  event: LedgerEvent,
  from: AccountRef,
  to: AccountRef,
): Posting {
  const legs = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  return { key: `${event}:${transferId}`, event, reference: transferId, legs };
}
