// An opened draw as its member reads it.
import type { OutputOf, promotions } from '@baize/contract';
import type { Opening } from './store/openings.ts';

export type OpeningShown = OutputOf<typeof promotions.openDraw>;

export const openingShown = (
  opening: Opening,
  { title, currency }: { readonly title: string; readonly currency: string },
): OpeningShown => ({
  openingId: opening.id,
  promotionId: opening.promotionId,
  title,
  look: opening.look,
  segment: opening.segment,
  rewards: [...opening.rewards],
  currency,
  at: opening.openedAt,
  byTicket: opening.ticketId !== null,
});
