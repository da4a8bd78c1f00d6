// Rebates by category of a day, of a recipient's own play or of the team's, and commissions of a
// period: one posting for each recipient, from the house's share.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import type { LedgerEvent, Posting } from '../posting.ts';

interface Paid {
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export interface CategoryRebated extends Paid {
  /** Of the house's calendar, `2026-11-21`. */
  readonly day: string;
  readonly category: string;
  readonly kind: 'own' | 'team';
}

export interface CommissionFacts extends Paid {
  readonly commissionId: string;
}

export const categoryRebate = ({ day, category, kind, ...paid }: CategoryRebated): Posting =>
  fromHouse(kind === 'own' ? 'category-rebate' : 'category-team-rebate', {
    ...paid,
    reference: `${day}:${category}`,
  });

export const commissionPaid = ({ commissionId, ...paid }: CommissionFacts): Posting =>
  fromHouse('commission-paid', { ...paid, reference: commissionId });

function fromHouse(
  event: LedgerEvent,
  { playerId, currency, amount, reference }: Paid & { readonly reference: string },
): Posting {
  return {
    key: `${event}:${reference}`,
    event,
    reference,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount },
      { account: houseAccount('house-gaming', currency), amount: -amount },
    ],
  };
}
