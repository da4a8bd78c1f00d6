// Joins under the terms of now: clients of the family name no version.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { joinPromotion } from '../../rewards/actions/join-promotion.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

export const signUpPromotionJoin = (
  ports: WithOffers,
): Action<typeof promotions.signUpPromotionJoin> => {
  const join = joinPromotion(ports);
  return async (call) => {
    const id = String(call.input.promotionId);
    const version = ports.offers.find(id)?.version ?? 0;
    const given = await join({ ...call, input: { id, version } });
    if (!isRefusal(given)) return null;
    // The terms were published anew between the look and the join.
    if (given.refused === 'promotion-changed') return refuse('promotion-closed');
    return refuse(given.refused);
  };
};
