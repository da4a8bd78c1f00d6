// Categories in which a promotion runs or comes, in the order of the site.
import { promotionCategories, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isShown } from '../../offers/rules/offer.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

export const getPromotionAnnouncementCategory =
  ({ offers }: WithOffers): Action<typeof promotions.getPromotionAnnouncementCategory> =>
  async ({ now }) => {
    const shown = offers.all().filter((offer) => isShown(offer, now));
    return promotionCategories.flatMap((category) => {
      const count = shown.filter(({ written }) => written.category === category).length;
      return count === 0 ? [] : [{ category, count }];
    });
  };
