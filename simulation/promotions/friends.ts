// Members of the world invite friends, who play and pay in like anybody: each of their steps gives
// the inviter one reward. An inviter who comes back as a friend of their own waits for staff.
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { calmly } from '../wallet/ask.ts';
import { remember } from './claims.ts';
import { join } from './joining.ts';
import { isPaused, type KnownClaim, type Rewarded } from './known.ts';
import { offerOf } from './offers.ts';
import type { PromotionsWorld } from './world.ts';
import { unitsOf } from './written.ts';

const membersMost = 8;

export async function invite(world: PromotionsWorld, inviter: Rewarded, chance: Chance) {
  if (world.members.length >= membersMost) return;
  const isInviter = chance.percent(35);
  await join(world, { inviter, isInviter });
  world.tally.add(isInviter ? 'inviter registered again' : 'friend registered');
}

const inviters = ({ members }: PromotionsWorld): Set<Rewarded> =>
  new Set(members.flatMap(({ inviter }) => inviter ?? []));

/** Inviters look at their friends: what they reached is due with the next run of the job. */
export async function lookAtFriends(world: PromotionsWorld): Promise<void> {
  const now = world.clock.now();
  for (const inviter of inviters(world)) {
    if (isPaused(inviter, now)) continue;
    const { list } = await calmly(world, inviter.caller(), ({ promotions }, call) =>
      promotions.actions.listFriends(call({})),
    );
    const own = world.members.filter((member) => member.inviter === inviter);
    must(list.length === own.length, 'a member is shown their own friends', [list, own.length]);
  }
}

/** The steps that a friend has reached, by place. */
function reachedOf({ written: { spec } }: KnownClaim['offer'], friend: Rewarded): number[] {
  const played = friend.plays.reduce((all, { stake }) => all + stake, 0n);
  return spec.tiers.flatMap(({ conditions }, tier) => {
    const holds = conditions.every(({ fact, value }) =>
      fact === 'deposits' ? friend.deposited >= unitsOf(value) : played >= unitsOf(value),
    );
    return holds ? [tier] : [];
  });
}

/** What friends reached is due to who invited them, once. */
export async function noticeFriends(world: PromotionsWorld): Promise<void> {
  const offer = offerOf(world, 'friends');
  for (const friend of world.members) {
    const { inviter, isInviter } = friend;
    if (inviter === undefined || isPaused(inviter, world.clock.now())) continue;
    for (const tier of reachedOf(offer, friend)) {
      const isHad = world.friendSteps.has(`${friend.id} ${tier}`);
      if (isHad) continue;
      world.friendSteps.add(`${friend.id} ${tier}`);
      const { id, period } = await claimFor(world, { offer, friend, tier });
      remember(world, { id, offer, member: inviter, period, tier, isPending: isInviter });
      world.tally.add(isInviter ? 'reward for oneself kept back' : 'reward for a friend due');
    }
  }
}

async function claimFor(
  { house }: PromotionsWorld,
  {
    offer,
    friend,
    tier,
  }: { readonly offer: KnownClaim['offer']; readonly friend: Rewarded; readonly tier: number },
) {
  const { rows } = await house.pool.query<{ id: string; period: string }>(
    `select id, period from promotions_claim
      where promotion_id = $1 and friend_id = $2 and tier = $3`,
    [offer.id, friend.id, tier],
  );
  const [one, ...others] = rows;
  const facts = { friend: friend.username, tier, rows };
  must(one !== undefined && others.length === 0, 'a friend’s step gives one reward', facts);
  return one;
}
