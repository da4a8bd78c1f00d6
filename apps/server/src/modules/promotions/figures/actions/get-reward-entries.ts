// Entries of a reward: of the member's and the house's accounts, and of the member's points.
import { refuse, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readClaim } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

export const getRewardEntries =
  (ports: WithOffers): Action<typeof promotions.getRewardEntries> =>
  async ({ input: { id } }) => {
    const claim = await readClaim(ports.database.kysely, id);
    if (claim === undefined) return refuse('reward-not-found');
    const { playerId, currency, rewards } = claim;
    const rewardIds = rewards.map((_, place) => `${id}-${place}`);
    const [moved, points] = await Promise.all([
      ports.wallet.rewardEntries({ playerId, currency, rewardIds }),
      ports.points.entriesOf(rewardIds),
    ]);
    const list = [
      ...moved.map(({ amount, after, ...entry }) => ({
        ...entry,
        amount: printUnits(amount),
        after: printUnits(after),
      })),
      ...points.map(({ kind, points: amount, balance, at }) => ({
        event: kind === 'reward' ? 'points-given' : 'points-taken',
        account: 'points',
        ofMember: true,
        amount: String(amount),
        after: String(balance),
        at: at.getTime(),
      })),
    ];
    return { currency, list };
  };
