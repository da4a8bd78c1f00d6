// Friends of the member, a page at a time. It makes nothing due: where something is, the friend is
// left to the job that does, and no budget is locked.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { maskedName } from '../../../wallet/index.ts';
import { readMember } from '../../rewards/due.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { markMoved } from '../../offers/store/facts.ts';
import { judgeFriends, type FriendLooked } from '../look-at-friends.ts';
import { friendsAtOnce, nextOf } from '../friend-page.ts';
import { percentOf } from '../rules/friend-step.ts';
import { readFriendClaims, type FriendClaim } from '../store/friend-claims.ts';

export const listFriends =
  (ports: WithOffers): Action<typeof promotions.listFriends> =>
  async ({ caller: { playerId: inviterId }, input: { before = Infinity }, now }) => {
    const { database } = ports;
    const inviter = await readMember(ports, database.kysely, inviterId);
    if (inviter === undefined) return refuse('promotion-not-for-you');
    const until = Math.min(before, now + 1);
    const friends = await ports.friends.of({ inviterId, before: until, count: friendsAtOnce });
    const looked = await judgeFriends(ports, database.kysely, { inviter, friends }, now);
    const reached = looked.filter(({ due }) => due.length > 0);
    if (reached.length > 0)
      await database.transaction((tx) =>
        markMoved(
          tx,
          reached.map(({ friend }) => friend.playerId),
          now,
        ),
      );
    const ids = friends.map(({ playerId }) => playerId);
    const [claims, names] = await Promise.all([
      readFriendClaims(database.kysely, inviterId, ids),
      ports.usernames(ids),
    ]);
    const list = looked.map((one) => ({
      name: maskedName(names.get(one.friend.playerId) ?? ''),
      ...friendShown(
        one,
        claims.filter(({ friendId }) => friendId === one.friend.playerId),
      ),
    }));
    return { list, next: nextOf(friends) };
  };

function friendShown({ friend, judged }: FriendLooked, claims: readonly FriendClaim[]) {
  const steps = judged.flatMap(({ offer, tiers }) =>
    tiers.map((tier) => {
      const claim = claims.find((one) => one.promotionId === offer.id && one.tier === tier.tier);
      return {
        promotionId: offer.id,
        step: tier.tier,
        state: claim?.state ?? ('open' as const),
        percent: claim === undefined ? percentOf(tier) : 100,
        claimId: claim?.state === 'available' ? claim.id : null,
      };
    }),
  );
  const had = claims.filter(({ state }) => state === 'claimed');
  return {
    registeredAt: friend.registeredAt,
    steps,
    gave: had.flatMap(({ rewards }) => rewards),
  };
}
