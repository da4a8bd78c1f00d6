// Applies for a reward under the terms of now.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { applyForPromotion } from '../../rewards/actions/apply-for-promotion.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

export const signUpRequestReward = (
  ports: WithOffers,
): Action<typeof promotions.signUpRequestReward> => {
  const apply = applyForPromotion(ports);
  return async (call) => {
    const { promotionId, remarks: remark = '', pictures = [] } = call.input;
    const id = String(promotionId);
    const version = ports.offers.find(id)?.version ?? 0;
    const given = await apply({ ...call, input: { id, version, remark, pictures } });
    return isRefusal(given) ? given : null;
  };
};
