// A thousand claims at the same moment, in two processes, out of one budget that reaches for some.
import { callOf } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { calmly, newIntent, refusalOf } from '../wallet/ask.ts';
import { claimAllAtOnce, remember } from './claims.ts';
import { isPaused, type KnownClaim, type KnownOffer, type Rewarded } from './known.ts';
import { offerOf, publish } from './offers.ts';
import { crowdReaches } from './specs.ts';
import type { PromotionsWorld } from './world.ts';

const rewards = 100;
const devices = 10;

/** A hundred rewards, each claimed by ten devices; the budget reaches for some of them. */
export async function crowd(world: PromotionsWorld, chance: Chance): Promise<void> {
  const now = world.clock.now();
  const able = world.members.filter((member) => !isPaused(member, now));
  if (able.length === 0) return;
  const offer = offerOf(world, 'crowd');
  const due: KnownClaim[] = [];
  for (let number = 0; number < rewards; number += 1)
    due.push(await grantOne(world, offer, chance.pick(able)));
  const claims = Array.from({ length: devices }, () => due).flat();
  const isReached = await claimAllAtOnce(world, claims);
  const paid = due.filter(({ state }) => state === 'claimed').length;
  must(isReached && paid === crowdReaches, 'a budget is reached to the last unit', { paid });
  world.tally.add('budget reached by a thousand at once');
  await end(world, offer);
}

async function grantOne(world: PromotionsWorld, offer: KnownOffer, member: Rewarded) {
  const { modules } = await world.house.modules('first');
  const input = { id: offer.id, username: member.username, reason: 'for good play' };
  const intent = newIntent(world);
  const call = callOf(world.staff[0], input, world.clock.now(), { intent });
  const made = await modules.promotions.actions.grantReward(call);
  must(!('refused' in made), 'anybody can be granted a reward', refusalOf(made));
  const id = made.claimId;
  return remember(world, { id, offer, member, period: id, tier: 0 });
}

/** What the budget did not reach goes, and the next crowd has a promotion of its own. */
async function end(world: PromotionsWorld, offer: KnownOffer): Promise<void> {
  const input = { id: offer.id, reason: 'it is over', keepDue: false };
  await calmly(world, world.staff[0], ({ promotions }, call) =>
    promotions.actions.stopPromotion(call(input)),
  );
  offer.stage = 'stopped';
  offer.keepsDue = false;
  for (const open of world.claims.values())
    if (open.offer === offer && open.state === 'available') open.state = 'cancelled';
  await publish(world, 'crowd');
}
