// Slips and their orders. A slip is a round that an event decides: one stake with fixed terms that
// settle it despite later changes. An order is one stake posting for all of its slips.
import type { Struck } from '@baize/engines';
import type { Units } from '@baize/money';
import type { Round, SlipPart } from '../../rounds/rules/round.ts';

export type Slip = Round & { readonly slip: SlipPart };

export interface SlipAsked {
  readonly eventId: string;
  /** The kind of bet; of a lottery its play. */
  readonly bet: string;
  readonly stake: Units;
  readonly struck: Struck;
}

export interface SlipOrder {
  readonly orderId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly stake: Units;
  readonly openedAt: number;
  readonly slips: readonly Slip[];
}

/** What became of slips of one order in one transaction. */
export interface OrderChange {
  readonly orderId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly change: 'placed' | 'settled' | 'cancelled' | 'void' | 'corrected';
  /** The slips as they are now; of a settlement those that it settled. */
  readonly slips: readonly Slip[];
  /** What the caller keeps of a placed order, as it was given; undefined otherwise. */
  readonly detail: unknown;
  readonly at: number;
}

/** What a player had in an event that was settled; told once for each version of its result. */
export interface EventSettled {
  readonly eventId: string;
  readonly family: string;
  readonly gameCode: string;
  /** The event's name; of a lottery its issue. */
  readonly name: string;
  readonly playerId: string;
  readonly currency: string;
  readonly version: number;
  readonly state: 'settled' | 'void';
  readonly slips: number;
  readonly stake: Units;
  readonly payout: Units;
  /** What came to the player's cash: payouts or returned stakes, less what was taken back. */
  readonly paid: Units;
  /** The player's cash afterwards. */
  readonly balance: Units;
  /** A free bet paid for some of it. */
  readonly isFree: boolean;
}
