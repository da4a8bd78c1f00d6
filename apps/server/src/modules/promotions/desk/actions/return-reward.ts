// Takes a reward back: one that was not claimed is cancelled; of one that was, each part goes back
// by the rule of its kind.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { lockClaim, moveClaim } from '../../rewards/store/claims.ts';
import { tellRewards } from '../../rewards/tell.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readTicketSums } from '../ticket-sums.ts';
import { takeRewards } from '../take-rewards.ts';
import { shownClaim } from './decide-claim.ts';

class CannotReturn extends Error {}

export const returnReward =
  (ports: WithOffers): Action<typeof promotions.returnReward> =>
  async ({ caller: staff, input: { id, reason }, locale, now }) => {
    const by = staff.username;
    const work = ports.database.transaction(async (tx) => {
      const claim = await lockClaim(tx, id);
      if (claim === undefined) return refuse('reward-not-found');
      const { state, playerId } = claim;
      const isOpen = state === 'available' || state === 'pending';
      if (!isOpen && state !== 'claimed') return refuse('reward-not-returnable');
      if (!isOpen) {
        // What was taken before the part that is gone is undone with the transaction.
        if (!(await takeRewards(ports, tx, { claim, by, now }))) throw new CannotReturn();
      }
      await moveClaim(tx, id, { state: isOpen ? 'cancelled' : 'returned', by, now });
      await tellRewards(ports, tx, playerId);
      const note = { staff, action: 'return-reward', subject: id, before: { state } };
      const tickets = (await readTicketSums(tx, [claim])).get(id);
      await ports.audit(tx, { ...note, after: { reason, ...(tickets && { tickets }) } });
      return undefined;
    });
    const done = await work.catch((error: unknown) => {
      if (error instanceof CannotReturn) return refuse('reward-not-returnable');
      throw error;
    });
    if (isRefusal(done)) return done;
    return (await shownClaim(ports, id, locale)) ?? refuse('reward-not-found');
  };
