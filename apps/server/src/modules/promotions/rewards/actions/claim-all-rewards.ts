// Claims every reward that can be had, each in a transaction of its own.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { claimIn } from '../claim.ts';
import { claimShown, titlesOf } from '../print.ts';
import { readAvailable, type Claim } from '../store/claims.ts';
import type { WithOffers } from '../with-offers.ts';

export const claimAllRewards =
  (ports: WithOffers): Action<typeof promotions.claimAllRewards> =>
  async ({ caller: { playerId }, locale, now }) => {
    const paused = await ports.wagering.refusalOfPause(playerId, now);
    if (paused) return paused;
    const found = await readAvailable(ports.database.kysely, playerId);
    const claimed: Claim[] = [];
    const left: { claimId: string; reason: string }[] = [];
    for (const { id: claimId } of found) {
      const done = await ports.database.transaction((tx) =>
        claimIn(ports, tx, { claimId, playerId, now }),
      );
      if (isRefusal(done)) left.push({ claimId, reason: done.refused });
      else claimed.push(done);
    }
    const title = await titlesOf(ports, claimed, locale);
    return { claimed: claimed.map((claim) => claimShown(claim, title(claim))), left };
  };
