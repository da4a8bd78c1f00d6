// Kinds of tickets, each with the draws that the member can open by it now.
import { ticketKinds, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isRunning, titleOf } from '../../offers/rules/offer.ts';
import { reasonNotFor } from '../../rewards/due.ts';
import { standingOf } from '../../rewards/standing.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { ticketTypeOf } from '../rules/ticket-type.ts';

export const getTicketGlobalConfig =
  (ports: WithOffers): Action<typeof promotions.getTicketGlobalConfig> =>
  async ({ caller, locale, now }) => {
    const standing = await standingOf(ports, caller, now);
    const offers =
      standing === undefined || standing === 'restrained'
        ? []
        : ports.offers
            .all()
            .filter(
              (offer) => isRunning(offer, now) && reasonNotFor(offer, standing) === undefined,
            );
    return ticketKinds.map((kind) => {
      const draws = offers.filter(({ written: { spec } }) => {
        return spec.draw?.look === kind && spec.draw.tickets;
      });
      const promotions = draws.map((offer) => ({
        promotionId: offer.id,
        title: titleOf(offer, locale),
      }));
      return { type: ticketTypeOf[kind], enabled: promotions.length > 0, promotions };
    });
  };
