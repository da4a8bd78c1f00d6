// The leaderboard of a mission in the family's form.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { standingOf } from '../../rewards/standing.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { findBoard } from '../view.ts';
import { wireRanks } from '../wire-ranks.ts';

export const getMissionLeaderboard =
  (ports: WithOffers): Action<typeof promotions.getMissionLeaderboard> =>
  async ({ caller, input: { missionId }, now }) => {
    const offer = ports.offers.find(missionId);
    const standing = await standingOf(ports, caller, now);
    if (offer === undefined || standing === 'restrained') return refuse('promotion-not-found');
    const board = await findBoard(ports.database.kysely, offer, { now });
    if (board === undefined) return refuse('board-not-found');
    return wireRanks(ports, board, standing?.playerId);
  };
