// Running promotions and those to come. A member who restrains play is shown none.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { cardOf } from '../../offers/print.ts';
import { isShown } from '../../offers/rules/offer.ts';
import type { WithOffers } from '../with-offers.ts';
import { reasonNotFor } from '../due.ts';
import { standingOf, stateIn } from '../standing.ts';

export const listPromotions =
  (ports: WithOffers): Action<typeof promotions.listPromotions> =>
  async ({ caller, input: { category }, locale, now }) => {
    const found = ports.offers
      .all()
      .filter((offer) => category === undefined || offer.written.category === category);
    const standing = await standingOf(ports, caller, now);
    if (standing === 'restrained') return { list: [] };
    if (standing === undefined) {
      const none = { state: null, claimIds: [] };
      const shown = found.filter((offer) => isShown(offer, now));
      return { list: shown.map((offer) => cardOf(offer, locale, none)) };
    }
    const list = found.flatMap((offer) => {
      const { state, claimIds } = stateIn(offer, standing, now);
      const isFor = reasonNotFor(offer, standing) !== 'not-for-you';
      const isListed = (isShown(offer, now) && isFor) || claimIds.length > 0;
      return isListed ? [cardOf(offer, locale, { state, claimIds })] : [];
    });
    return { list };
  };
