// Codes of promotions that are for the member and that they have not used. A code that only some
// people were given belongs to a promotion for a segment.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isRunning, wordsIn } from '../../offers/rules/offer.ts';
import { takesPart } from '../../rewards/due.ts';
import { standingOf, stateIn } from '../../rewards/standing.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

export const getPromoCode =
  (ports: WithOffers): Action<typeof promotions.getPromoCode> =>
  async ({ caller, locale, now }) => {
    const standing = await standingOf(ports, caller, now);
    if (standing === undefined || standing === 'restrained') return [];
    return ports.offers.all().flatMap((offer) => {
      const { spec, texts } = offer.written;
      const isByCode = spec.trigger === 'code' && spec.code !== '';
      const isFor = isByCode && isRunning(offer, now) && takesPart(offer, standing);
      if (!isFor || stateIn(offer, standing, now).own.length > 0) return [];
      return [{ promoCode: spec.code, description: wordsIn(texts.summaries, locale) }];
    });
  };
