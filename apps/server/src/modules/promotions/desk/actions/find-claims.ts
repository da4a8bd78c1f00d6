// Rewards and applications for staff.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { countClaims, readClaims } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { staffClaims } from '../print.ts';

export const findClaims =
  (ports: WithOffers): Action<typeof promotions.findClaims> =>
  async ({ input, locale }) => {
    const { state, promotionId, username, pageNo = 1, pageSize = 20 } = input;
    const playerId = username === undefined ? undefined : await ports.playerIdOf(username);
    if (username !== undefined && playerId === undefined) return refuse('member-not-found');
    const on = ports.database.kysely;
    const search = { playerId, promotionId, state, pageNo, pageSize };
    const { claims, total } = await readClaims(on, search);
    const list = await staffClaims(ports, claims, locale);
    return { list, total, pending: await countClaims(on, 'pending') };
  };
