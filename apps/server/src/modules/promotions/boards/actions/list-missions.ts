// The member's missions. What play has reached meanwhile is made due first.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { refreshMember } from '../../rewards/due.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { isMission, missionsOf } from '../missions.ts';

export const listMissions =
  (ports: WithOffers): Action<typeof promotions.listMissions> =>
  async ({ caller, locale, now }) => {
    const { playerId } = caller;
    const offers = ports.offers.all().filter(isMission);
    await ports.database.transaction((tx) => refreshMember(ports, tx, { offers, playerId, now }));
    const list = await missionsOf(ports, { caller, locale, now });
    return { list, available: list.reduce((sum, { claims }) => sum + claims.length, 0) };
  };
