// Signs that the member of a reward abuses its promotion.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readClaim } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { gatherSignals, shownSignals } from '../signals.ts';

export const getRewardSignals =
  (ports: WithOffers): Action<typeof promotions.getRewardSignals> =>
  async ({ input: { id }, now }) => {
    const claim = await readClaim(ports.database.kysely, id);
    if (claim === undefined) return refuse('reward-not-found');
    const { promotionId, playerId } = claim;
    const signals = await gatherSignals(ports, { promotionId, playerId, now });
    return { signals: await shownSignals(ports, signals) };
  };
