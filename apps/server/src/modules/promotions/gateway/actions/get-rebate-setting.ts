// Shares of turnover that running promotions give the member back. A member who restrains play is
// told none.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isRunning, titleOf } from '../../offers/rules/offer.ts';
import { reasonNotFor } from '../../rewards/due.ts';
import { standingOf } from '../../rewards/standing.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { rebatesOf } from '../rules/rebates.ts';

export const getRebateSetting =
  (ports: WithOffers): Action<typeof promotions.getRebateSetting> =>
  async ({ caller, locale, now }) => {
    const standing = await standingOf(ports, caller, now);
    if (standing === undefined || standing === 'restrained') return [];
    const offers = ports.offers.all().filter((offer) => isRunning(offer, now));
    return offers
      .filter((offer) => reasonNotFor(offer, standing) === undefined)
      .flatMap((offer) => {
        const of = { promotionId: offer.id, title: titleOf(offer, locale) };
        return rebatesOf(offer.written.spec).map((rebate) => ({ ...of, ...rebate }));
      });
  };
