// Stops a promotion at once. What is due is cancelled unless staff keep it.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { cancelOpen } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { lockPromotion, stop } from '../store/promotions.ts';
import { shownPromotion } from './open-promotion.ts';

export const stopPromotion =
  (ports: WithOffers): Action<typeof promotions.stopPromotion> =>
  async ({ caller: staff, input: { id, reason, keepDue: keepsDue }, now }) => {
    const done = await ports.database.transaction(async (tx) => {
      const found = await lockPromotion(tx, id);
      if (found === undefined) return refuse('promotion-not-found');
      if (found.stage === 'stopped') return refuse('promotion-stopped');
      await stop(tx, { id, reason, keepsDue });
      if (!keepsDue) await cancelOpen(tx, { promotionId: id, now });
      const note = { staff, action: 'stop-promotion', subject: id };
      await ports.audit(tx, { ...note, before: null, after: { reason, keepsDue } });
      return undefined;
    });
    if (isRefusal(done)) return done;
    await ports.offers.changed();
    return (await shownPromotion(ports, id)) ?? refuse('promotion-not-found');
  };
