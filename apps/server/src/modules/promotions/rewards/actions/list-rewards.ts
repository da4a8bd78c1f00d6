// The member's rewards. What play has reached meanwhile is made due first.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { refreshMember } from '../due.ts';
import { claimShown, titlesOf } from '../print.ts';
import { countClaims, readClaims } from '../store/claims.ts';
import type { WithOffers } from '../with-offers.ts';

export const listRewards =
  (ports: WithOffers): Action<typeof promotions.listRewards> =>
  async ({ caller: { playerId }, input, locale, now }) => {
    const { database, offers, wagering } = ports;
    const { state, pageNo = 1, pageSize = 20 } = input;
    const paused = await wagering.refusalOfPause(playerId, now);
    if (!paused)
      await database.transaction((tx) =>
        refreshMember(ports, tx, { offers: offers.all(), playerId, now }),
      );
    const on = database.kysely;
    const { claims, total } = await readClaims(on, { playerId, state, pageNo, pageSize });
    const title = await titlesOf(ports, claims, locale);
    const list = claims.map((claim) => claimShown(claim, title(claim)));
    return { list, total, available: paused ? 0 : await countClaims(on, 'available', playerId) };
  };
