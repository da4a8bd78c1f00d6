// Opens a draw by a free opening or a ticket. The same intent is the same opening.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { titleOf } from '../../offers/rules/offer.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { openOnce } from '../open.ts';
import { openingShown } from '../print.ts';

export const openDraw =
  (ports: WithOffers): Action<typeof promotions.openDraw> =>
  async ({ caller: { playerId }, input: { id, version }, intent, locale, now }) => {
    const openingId = digestOf(`draw ${playerId} ${intent}`).slice(0, 32);
    const asked = { openingId, promotionId: id, version, playerId, now };
    const done = await openOnce(ports, asked);
    if (isRefusal(done)) return done;
    const offer = ports.offers.find(id);
    const title = offer === undefined ? '' : titleOf(offer, locale);
    return openingShown(done, { title, currency: ports.currency });
  };
