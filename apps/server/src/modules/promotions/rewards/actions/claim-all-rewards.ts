// Claims every reward that can be had, each in a transaction of its own. A click that came twice at
// once is told all that it claimed; what another click claimed meanwhile is not left.
import { isRefusal, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { claimIn } from '../claim.ts';
import { claimShown, titlesOf } from '../print.ts';
import { readAvailable, readClaimedUnder, readClaimsById } from '../store/claims.ts';
import type { WithOffers } from '../with-offers.ts';

export const claimAllRewards =
  (ports: WithOffers): Action<typeof promotions.claimAllRewards> =>
  async ({ caller: { playerId }, locale, now, intent }) => {
    const paused = await ports.wagering.refusalOfPause(playerId, now);
    if (paused) return paused;
    const { database } = ports;
    const refused: { claimId: string; reason: string }[] = [];
    for (const { id: claimId } of await readAvailable(database.kysely, playerId)) {
      const done = await database.transaction((tx) =>
        claimIn(ports, tx, { claimId, playerId, now, intent }),
      );
      if (isRefusal(done)) refused.push({ claimId, reason: done.refused });
    }
    const claimed = await readClaimedUnder(database.kysely, { playerId, intent });
    const taken = await takenOf(ports, refused);
    const title = await titlesOf(ports, claimed, locale);
    return {
      claimed: claimed.map((claim) => claimShown(claim, title(claim))),
      left: refused.filter(({ claimId }) => !taken.has(claimId)),
    };
  };

/** Those that the member has by now. */
async function takenOf({ database }: WithOffers, refused: readonly { readonly claimId: string }[]) {
  if (refused.length === 0) return new Set<string>();
  const ids = refused.map(({ claimId }) => claimId);
  const found = await readClaimsById(database.kysely, ids);
  return new Set(found.filter(({ state }) => state === 'claimed').map(({ id }) => id));
}
