// Kinds of promotions that run for the member, with how much of each can be claimed.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isRunning } from '../../offers/rules/offer.ts';
import { standingOf, stateIn } from '../../rewards/standing.ts';
import { takesPart } from '../../rewards/due.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { promotionTypeOf } from '../rules/promotion-type.ts';

export const getAvailablePromotions =
  (ports: WithOffers): Action<typeof promotions.getAvailablePromotions> =>
  async ({ caller, now }) => {
    const standing = await standingOf(ports, caller, now);
    if (standing === undefined || standing === 'restrained') return {};
    const found: Record<string, { enabled: boolean; count: number }> = {};
    for (const offer of ports.offers.all()) {
      const { claimIds } = stateIn(offer, standing, now);
      const isOpen = isRunning(offer, now) && takesPart(offer, standing);
      if (!isOpen && claimIds.length === 0) continue;
      const type = promotionTypeOf(offer.written.spec);
      const before = found[type]?.count ?? 0;
      found[type] = { enabled: true, count: before + claimIds.length };
    }
    return found;
  };
