// Promotions as the family lists them, from our own list.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { listPromotions } from '../../rewards/actions/list-promotions.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { promotionTypeOf } from '../rules/promotion-type.ts';

export const getPromoList = (ports: WithOffers): Action<typeof promotions.getPromoList> => {
  const list = listPromotions(ports);
  return async (call) => {
    const given = await list({ ...call, input: {} });
    if (isRefusal(given)) return [];
    return given.list.flatMap((card) => {
      const offer = ports.offers.find(card.promotionId);
      if (offer === undefined) return [];
      return [
        {
          promotionId: card.promotionId,
          promotionType: promotionTypeOf(offer.written.spec),
          title: card.title,
          content: card.summary,
          category: card.category,
          status: card.state,
          startTime: card.startsAt,
          endTime: card.endsAt,
        },
      ];
    });
  };
};
