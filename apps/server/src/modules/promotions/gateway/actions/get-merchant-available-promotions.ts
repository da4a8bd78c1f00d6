// Kinds of promotions that run, for visitors.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isRunning } from '../../offers/rules/offer.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { promotionTypeOf } from '../rules/promotion-type.ts';

export const getMerchantAvailablePromotions =
  ({ offers }: WithOffers): Action<typeof promotions.getMerchantAvailablePromotions> =>
  async ({ now }) => {
    const running = offers.all().filter((offer) => isRunning(offer, now));
    const types = running.map(({ written }) => promotionTypeOf(written.spec));
    return Object.fromEntries(types.map((type) => [type, { enabled: true, count: 0 }]));
  };
