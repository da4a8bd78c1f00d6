// Money moved to the wallet of a vendor and back. What was asked for lies in play until the vendor
// has said what became of it; what came back is the player's cash at once.
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

export function transferReturned(facts: TransferFacts): Posting {
  return move(facts, 'transfer-returned', atVendors(facts), cash(facts));
}

const cash = (facts: TransferFacts) => playerAccount('player-cash', facts.playerId, facts.currency);
const inPlay = (facts: TransferFacts) =>
  playerAccount('player-in-play', facts.playerId, facts.currency);
const atVendors = ({ currency }: TransferFacts) => houseAccount('vendor-clearing', currency);

/** The key stands at the player's own account, whichever way the money goes. */
function move(
  { transferId, amount }: TransferFacts,
  event: LedgerEvent,
  from: AccountRef,
  to: AccountRef,
): Posting {
  const given = { account: from, amount: -amount };
  const taken = { account: to, amount };
  const legs = from.kind === 'vendor-clearing' ? [taken, given] : [given, taken];
  return { key: `${event}:${transferId}`, event, reference: transferId, legs };
}
