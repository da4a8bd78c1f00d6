// Of the members who had a promotion last, those with signs of abuse. Each is looked at by itself,
// so that nobody else waits for it.
import { refuse, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readPromotion } from '../../desk/store/promotions.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { gatherSignals, shownSignals, type ShownSignal } from '../signals.ts';
import { readLastClaims, type LastClaim } from '../store/had.ts';

const claimsLooked = 50;

export const findPromotionSignals =
  (ports: WithOffers): Action<typeof promotions.findPromotionSignals> =>
  async ({ input: { id: promotionId }, now }) => {
    const on = ports.database.kysely;
    if ((await readPromotion(on, promotionId)) === undefined) return refuse('promotion-not-found');
    const claims = await readLastClaims(on, promotionId, claimsLooked);
    const newest = [...new Map(claims.toReversed().map((one) => [one.playerId, one])).values()];
    const found: (LastClaim & { readonly signals: ShownSignal[] })[] = [];
    for (const claim of newest.toSorted((a, b) => b.at - a.at)) {
      const { playerId } = claim;
      const signals = await gatherSignals(ports, { promotionId, playerId, now });
      if (signals.length > 0) found.push({ ...claim, signals: await shownSignals(ports, signals) });
    }
    const names = await ports.usernames(found.map(({ playerId }) => playerId));
    const list = found.map(({ cost, ...claim }) => ({
      ...claim,
      username: names.get(claim.playerId) ?? '',
      cost: printUnits(cost),
    }));
    return { looked: newest.length, list, currency: ports.currency };
  };
