// Each hour: players whose limits were last looked at months ago are invited to review them, each
// once, in batches of a transaction.
import type { WalletPorts } from '../../ports.ts';
import { inviteDue } from '../store/care.ts';

const atOnce = 200;
/** A job does not run for ever: the rest is invited an hour later. */
const batchesMax = 100;

export const inviteLimitReviews = {
  name: 'wallet-invite-limit-reviews',
  cron: '23 * * * *',
  run: (ports: WalletPorts) => async (): Promise<void> => {
    if (ports.policy().limitReviewMonths === 0) return;
    const now = ports.clock.now();
    for (let batch = 0; batch < batchesMax; batch += 1) {
      const invited = await ports.database.transaction(async (tx) => {
        const playerIds = await inviteDue(tx, { now, most: atOnce });
        for (const playerId of playerIds) {
          await ports.tellMemberNotice(tx, playerId, 'limit-review-due');
        }
        return playerIds.length;
      });
      if (invited < atOnce) return;
    }
  },
};
