// The moves of a red envelope: its total is set aside from what the house gives as bonuses, each
// packet goes from it to a member, and what nobody took returns. Between the two its account holds
// exactly the packets that are not taken.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount, type AccountRef } from '../accounts.ts';
import type { Posting } from '../posting.ts';

export interface EnvelopeFacts {
  readonly envelopeId: string;
  readonly currency: string;
  readonly amount: Units;
}

/** Set aside within what the house gives: an owner of its own, the same kind. */
export const envelopeAccount = (envelopeId: string, currency: string): AccountRef => ({
  owner: `envelope:${envelopeId}`,
  kind: 'bonus-funding',
  currency,
});

export const envelopeFilled = (facts: EnvelopeFacts): Posting =>
  aside('envelope-filled', facts.envelopeId, facts, facts.amount);

export const envelopeReturned = (facts: EnvelopeFacts): Posting =>
  aside('envelope-returned', facts.envelopeId, facts, -facts.amount);

export interface PacketFacts extends EnvelopeFacts {
  readonly playerId: string;
}

/** One member has one packet of an envelope. */
export const packetIdOf = ({
  envelopeId,
  playerId,
}: Pick<PacketFacts, 'envelopeId' | 'playerId'>): string => `${envelopeId}-${playerId}`;

/** A packet in cash. */
export function packetPaid(facts: PacketFacts): Posting {
  const { envelopeId, playerId, currency, amount } = facts;
  const packetId = packetIdOf(facts);
  return {
    key: `packet-paid:${packetId}`,
    event: 'packet-paid',
    reference: packetId,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount },
      { account: envelopeAccount(envelopeId, currency), amount: -amount },
    ],
  };
}

/** A packet in bonus money: what it holds is free for the grant of the bonus that follows. */
export const packetFreed = (facts: PacketFacts): Posting =>
  aside('packet-freed', packetIdOf(facts), facts, -facts.amount);

function aside(
  event: 'envelope-filled' | 'envelope-returned' | 'packet-freed',
  reference: string,
  { envelopeId, currency }: EnvelopeFacts,
  amount: Units,
): Posting {
  return {
    key: `${event}:${reference}`,
    event,
    reference,
    legs: [
      { account: envelopeAccount(envelopeId, currency), amount },
      { account: houseAccount('bonus-funding', currency), amount: -amount },
    ],
  };
}
