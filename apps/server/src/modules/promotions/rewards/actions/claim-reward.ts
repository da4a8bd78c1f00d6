// Claims one reward of the member, once.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { claimIn } from '../claim.ts';
import { claimShown, titlesOf } from '../print.ts';
import type { WithOffers } from '../with-offers.ts';

export const claimReward =
  (ports: WithOffers): Action<typeof promotions.claimReward> =>
  async ({ caller: { playerId }, input: { id: claimId }, locale, now }) => {
    const paused = await ports.wagering.refusalOfPause(playerId, now);
    if (paused) return paused;
    const claimed = await ports.database.transaction((tx) =>
      claimIn(ports, tx, { claimId, playerId, now }),
    );
    if (isRefusal(claimed)) return claimed;
    return claimShown(claimed, (await titlesOf(ports, [claimed], locale))(claimed));
  };
