// Leaves a promotion: what was due of it and not claimed is gone; what was given stays.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { lockMember, writeLeave } from '../../offers/store/joins.ts';
import { cancelOpen } from '../store/claims.ts';
import { tellRewards } from '../tell.ts';
import type { WithOffers } from '../with-offers.ts';

export const leavePromotion =
  (ports: WithOffers): Action<typeof promotions.leavePromotion> =>
  async ({ caller: { playerId }, input: { id: promotionId }, now }) => {
    if (ports.offers.find(promotionId) === undefined) return refuse('promotion-not-found');
    return ports.database.transaction(async (tx) => {
      await lockMember(tx, playerId);
      const left = { promotionId, playerId, now };
      if (!(await writeLeave(tx, left))) return refuse('promotion-not-joined');
      await cancelOpen(tx, left);
      await tellRewards(ports, tx, playerId);
      return { done: true as const };
    });
  };
