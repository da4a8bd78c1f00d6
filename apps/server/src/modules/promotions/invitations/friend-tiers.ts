// Judges friends by the rules under which their inviter takes part: conditions read the friend's
// play and deposits, and the reward is the inviter's.
import { digestOf } from '../../../platform/secrets/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Friend } from '../../identity/index.ts';
import { endsAt, isStarted, paysDue, startsAt, type Offer } from '../offers/rules/offer.ts';
import { periodAt } from '../offers/rules/period.ts';
import type { TierJudged } from '../offers/rules/tiers.ts';
import { judgeOffer, takesPart, type Standing } from '../rewards/due.ts';
import type { WithOffers } from '../rewards/with-offers.ts';

/** Promotions for who invites, that pay what is due. */
export const invitationOffers = ({ offers }: Pick<WithOffers, 'offers'>, now: number) =>
  offers
    .all()
    .filter(
      (offer) =>
        offer.written.spec.trigger === 'invitation' && isStarted(offer, now) && paysDue(offer, now),
    );

/** Whether the friend came while the promotion ran and the inviter took part. */
export function countsFriend(offer: Offer, inviter: Standing, { registeredAt }: Friend): boolean {
  const joinedAt = inviter.joins.get(offer.id)?.joinedAt ?? 0;
  const isIn = registeredAt >= startsAt(offer) && registeredAt < endsAt(offer);
  return isIn && registeredAt >= joinedAt && takesPart(offer, inviter);
}

/** One period for each friend; it does not tell who. */
export const periodOfFriend = ({ playerId }: Friend): string =>
  `f${digestOf(`friend ${playerId}`).slice(0, 24)}`;

export interface FriendJudged {
  /** As the inviter joined it. */
  readonly offer: Offer;
  readonly tiers: readonly TierJudged[];
}

export async function judgeFriend(
  ports: WithOffers,
  on: Queryable | Tx,
  asked: { readonly offer: Offer; readonly inviter: Standing; readonly friend: Friend },
  now: number,
): Promise<FriendJudged> {
  const { offer, inviter, friend } = asked;
  const { playerId, registeredAt } = friend;
  const level = await ports.levelNumberOf(playerId);
  const member = { ...inviter.member, registeredAt };
  const standing = { ...inviter, playerId, member, level };
  const period = { ...periodAt('each', now), key: periodOfFriend(friend) };
  return judgeOffer(on, { offer, standing }, { period, cause: {}, now });
}
