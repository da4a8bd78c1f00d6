// Claims the oldest reward that signing in gave.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { claimReward } from '../../rewards/actions/claim-reward.ts';
import { readAvailable } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

export const claimLoginPromotion = (
  ports: WithOffers,
): Action<typeof promotions.claimLoginPromotion> => {
  const claim = claimReward(ports);
  return async (call) => {
    const due = await readAvailable(ports.database.kysely, call.caller.playerId);
    const found = due.find(
      ({ promotionId }) => ports.offers.find(promotionId)?.written.spec.trigger === 'signed-in',
    );
    if (found === undefined) return refuse('reward-not-found');
    const given = await claim({ ...call, input: { id: found.id } });
    return isRefusal(given) ? given : null;
  };
};
