// Whether the next opening of a draw could pay every prize, and by what a member may open it.
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Offer } from '../offers/rules/offer.ts';
import { budgetOf } from '../rewards/pay.ts';
import { isWithin } from '../rewards/store/costs.ts';
import {
  dearestOf,
  hasStock,
  mostPointsOf,
  prizesOf,
  type Drawn,
  type PrizeDraw,
} from './rules/prize-draw.ts';

export interface DrawOffer {
  readonly offer: Offer;
  readonly draw: PrizeDraw;
}

export const drawOf = (offer: Offer | undefined): DrawOffer | undefined => {
  const draw = offer?.written.spec.draw;
  return offer && draw && { offer, draw };
};

interface PayAsked {
  readonly drawn: Drawn;
  /** For nobody in particular the member's own budget is whole. */
  readonly playerId: string;
  readonly now: number;
  /** Whether the house's budget of points reaches. */
  readonly reaches: (points: bigint) => Promise<boolean>;
}

export async function paysEveryPrize(
  on: Queryable | Tx,
  { offer, draw }: DrawOffer,
  { drawn, playerId, now, reaches }: PayAsked,
): Promise<boolean> {
  const prizes = prizesOf(draw);
  if (!hasStock(prizes, drawn)) return false;
  const cost = { promotionId: offer.id, playerId, cost: dearestOf(prizes), now };
  if (!(await isWithin(on, cost, budgetOf(offer.written.spec)))) return false;
  const points = mostPointsOf(prizes);
  return points === 0n || reaches(points);
}
