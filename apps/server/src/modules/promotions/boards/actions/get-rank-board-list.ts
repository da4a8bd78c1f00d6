// Races that run or were run lately, in the family's form.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { titleOf } from '../../offers/rules/offer.ts';
import { reasonNotFor } from '../../rewards/due.ts';
import { standingOf } from '../../rewards/standing.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { findBoard } from '../view.ts';
import { wireRanks } from '../wire-ranks.ts';

export const getRankBoardList =
  (ports: WithOffers): Action<typeof promotions.getRankBoardList> =>
  async ({ caller, locale, now }) => {
    const standing = await standingOf(ports, caller, now);
    if (standing === undefined || standing === 'restrained') return [];
    const races = ports.offers
      .all()
      .filter(({ written }) => written.spec.trigger === 'race')
      .filter((offer) => reasonNotFor(offer, standing) === undefined);
    const found = await Promise.all(
      races.map(async (offer) => {
        const board = await findBoard(ports.database.kysely, offer, { now });
        if (board === undefined) return [];
        const { from: startTime, until: endTime } = board;
        const ranks = await wireRanks(ports, board, standing.playerId);
        const { id: promotionId } = offer;
        return [{ promotionId, title: titleOf(offer, locale), startTime, endTime, ...ranks }];
      }),
    );
    return found.flat();
  };
