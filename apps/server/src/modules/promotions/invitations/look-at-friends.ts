// Makes due to members what the friends whom they invited reached. A reward for a friend who seems
// to be the member waits for staff.
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Friend } from '../../identity/index.ts';
import { dueTiers, type TierJudged } from '../offers/rules/tiers.ts';
import type { Offer } from '../offers/rules/offer.ts';
import { readMember, type Standing } from '../rewards/due.ts';
import type { LookBeside } from '../rewards/jobs/due-rewards.ts';
import { makeClaim } from '../rewards/make-claim.ts';
import type { WithOffers } from '../rewards/with-offers.ts';
import {
  countsFriend,
  invitationOffers,
  judgeFriend,
  periodOfFriend,
  type FriendJudged,
} from './friend-tiers.ts';
import { linksOf } from './origins.ts';
import { aimedNow } from '../offers/store/aims.ts';
import { readFriendClaims, type FriendClaim } from './store/friend-claims.ts';

/** Of the members that moved, those who were invited. */
export const lookAtFriends =
  (ports: WithOffers): LookBeside =>
  async (tx, playerIds, now) => {
    if (playerIds.length === 0 || invitationOffers(ports, now).length === 0) return;
    const invited = await ports.friends.invited(tx, playerIds);
    // Inviters in one order: two processes never wait for each other.
    const inviterIds = [...new Set(invited.map(({ inviterId }) => inviterId))].toSorted();
    for (const inviterId of inviterIds) {
      const inviter = await readMember(ports, tx, inviterId);
      if (inviter === undefined) continue;
      const friends = invited.filter((friend) => friend.inviterId === inviterId);
      for (const looked of await judgeFriends(ports, tx, { inviter, friends }, now))
        await makeDue(ports, tx, looked, now);
    }
  };

interface FriendDue {
  readonly offer: Offer;
  readonly tier: TierJudged;
}

export interface FriendLooked {
  readonly friend: Friend;
  /** The programmes that count the friend, with what they reached. */
  readonly judged: readonly FriendJudged[];
  /** Reached, and not made due yet. */
  readonly due: readonly FriendDue[];
}

/** How far each of these friends is, and what of it is not made due yet. Changes nothing. */
export async function judgeFriends(
  ports: WithOffers,
  on: Queryable | Tx,
  { inviter, friends }: { readonly inviter: Standing; readonly friends: readonly Friend[] },
  now: number,
): Promise<readonly FriendLooked[]> {
  const friendIds = friends.map(({ playerId }) => playerId);
  const made = await readFriendClaims(on, inviter.playerId, friendIds);
  const looked: FriendLooked[] = [];
  const running = await aimedNow(on, invitationOffers(ports, now));
  for (const friend of friends) {
    const offers = running.filter((one) => countsFriend(one, inviter, friend));
    const judged: FriendJudged[] = [];
    for (const offer of offers)
      judged.push(await judgeFriend(ports, on, { offer, inviter, friend }, now));
    looked.push({ friend, judged, due: dueOf({ friend, judged }, made) });
  }
  return looked;
}

function dueOf(
  { friend: { playerId: friendId }, judged }: Omit<FriendLooked, 'due'>,
  made: readonly FriendClaim[],
): readonly FriendDue[] {
  const isMade = (promotionId: string, tier: number) =>
    made.some(
      (one) => one.friendId === friendId && one.promotionId === promotionId && one.tier === tier,
    );
  return judged.flatMap(({ offer, tiers }) =>
    dueTiers(offer.written.spec, tiers)
      .filter(({ tier }) => !isMade(offer.id, tier))
      .map((tier) => ({ offer, tier })),
  );
}

async function makeDue(
  ports: WithOffers,
  tx: Tx,
  { friend, due }: FriendLooked,
  now: number,
): Promise<void> {
  if (due.length === 0) return;
  const { playerId: friendId, inviterId: playerId } = friend;
  const heldFor = await linksOf(ports, tx, friend);
  const period = periodOfFriend(friend);
  for (const { offer, tier } of due)
    await makeClaim(ports, tx, {
      offer,
      playerId,
      period,
      tier,
      deposit: 0n,
      friendId,
      heldFor,
      now,
    });
}
