// Claims one reward for a client of the family.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { claimReward } from '../../rewards/actions/claim-reward.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

export const claimIssuedPromotion = (
  ports: WithOffers,
): Action<typeof promotions.claimIssuedPromotion> => {
  const claim = claimReward(ports);
  return async (call) => {
    const given = await claim({ ...call, input: { id: call.input.promotionClaimId } });
    return isRefusal(given) ? given : null;
  };
};
