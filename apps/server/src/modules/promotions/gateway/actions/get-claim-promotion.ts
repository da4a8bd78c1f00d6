// Rewards that are due, of the asked kinds; what play has reached is made due first.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { listRewards } from '../../rewards/actions/list-rewards.ts';
import { readAvailable } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { wireClaims } from '../wire-claims.ts';

export const getClaimPromotion = (
  ports: WithOffers,
): Action<typeof promotions.getClaimPromotion> => {
  const list = listRewards(ports);
  return async (call) => {
    const { promotionType = '' } = call.input;
    const seen = await list({ ...call, input: {} });
    if (isRefusal(seen) || seen.available === 0) return [];
    const due = await readAvailable(ports.database.kysely, call.caller.playerId);
    const asked = promotionType.split(',').filter((type) => type !== '');
    const claims = await wireClaims(ports, due, call.locale);
    return claims.filter((one) => asked.length === 0 || asked.includes(one.promotionType));
  };
};
