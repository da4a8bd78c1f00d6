// Joins a promotion under the terms that the member read.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { lockMember, writeJoin } from '../../offers/store/joins.ts';
import { mayJoin } from '../may-join.ts';
import { tellRewards } from '../tell.ts';
import type { WithOffers } from '../with-offers.ts';

export const joinPromotion =
  (ports: WithOffers): Action<typeof promotions.joinPromotion> =>
  ({ caller: { playerId }, input: { id: promotionId, version }, now }) =>
    ports.database.transaction(async (tx) => {
      await lockMember(tx, playerId);
      const asked = { promotionId, version, playerId, now };
      const may = await mayJoin(ports, tx, asked);
      if (isRefusal(may)) return may;
      await writeJoin(tx, asked);
      await tellRewards(ports, tx, playerId);
      return { done: true as const };
    });
