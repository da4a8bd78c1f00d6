// Members and their rewards: claimed one by one, all together, by a hundred devices at once, by
// many members out of one budget, and while staff take them back or stop the promotion.
import { callOf } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, newIntent, refusalOf } from '../wallet/ask.ts';
import {
  budgetPassed,
  expiryOf,
  isPaused,
  rewardsOf,
  type KnownClaim,
  type KnownOffer,
  type Rewarded,
} from './known.ts';
import { offerOf } from './offers.ts';
import { pay } from './paying.ts';
import type { PromotionsWorld } from './world.ts';

export const claimsIn = (
  { claims }: PromotionsWorld,
  state: KnownClaim['state'],
  member?: Rewarded,
): KnownClaim[] =>
  [...claims.values()].filter(
    (claim) => claim.state === state && (member === undefined || claim.member === member),
  );

/** A reward that is due to a member, or waits for staff. */
export function remember(
  world: PromotionsWorld,
  asked: Pick<KnownClaim, 'id' | 'offer' | 'member' | 'period' | 'tier'> & {
    readonly deposit?: bigint;
    readonly isPending?: boolean;
  },
): KnownClaim {
  const { offer, tier, deposit = 0n, isPending = false } = asked;
  const claim: KnownClaim = {
    ...asked,
    deposit,
    rewards: rewardsOf(offer, tier, deposit),
    state: isPending ? 'pending' : 'available',
    expiresAt: isPending ? null : expiryOf(offer, world.clock.now()),
  };
  must(!world.claims.has(claim.id), 'a reward becomes due once', claim.id);
  world.claims.set(claim.id, claim);
  return claim;
}

const passedBy = {
  all: 'claim refused by the whole budget',
  day: 'claim refused by the budget of a day',
  member: 'claim refused by the budget of a member',
} as const;

/** Why a claim would be refused now; '' where it would be paid. */
function wordFor(world: PromotionsWorld, claim: KnownClaim): string {
  const { offer, member, state, expiresAt } = claim;
  const now = world.clock.now();
  if (isPaused(member, now)) return 'player-on-break';
  if (state !== 'available') return 'reward-not-available';
  if (expiresAt !== null && expiresAt <= now) return 'reward-expired';
  if (offer.stage === 'stopped' && !offer.keepsDue) return 'promotion-closed';
  const passed = budgetPassed(world.claims.values(), claim, now);
  if (passed !== undefined) world.tally.add(passedBy[passed]);
  return passed === undefined ? '' : 'promotion-budget-spent';
}

export function notePaid(world: PromotionsWorld, claim: KnownClaim): void {
  pay(claim, world.sums, world.clock.now());
  for (const { kind, terms } of claim.rewards) {
    if (kind === 'ticket') world.tally.add('tickets given');
    if (kind === 'free-rounds') world.tally.add('free rounds given');
    if (kind === 'points') world.tally.add('reward paid in points');
    if (kind === 'bonus') world.tally.add('reward paid as a bonus');
    if (kind === 'cash')
      world.tally.add(terms.times > 0 ? 'reward paid in cash to be staked' : 'reward paid in cash');
  }
}

/** A claim that was given is paid, and one that was refused was refused for its reason. */
function noteClaim(world: PromotionsWorld, claim: KnownClaim, word: string): void {
  const expected = wordFor(world, claim);
  must(word === expected, 'a reward is claimed while it can be had', {
    word,
    expected,
    ...told(claim),
  });
  if (word === 'player-on-break') world.tally.add('claim on a break refused');
  if (word === 'reward-expired') world.tally.add('claim after its end refused');
  if (word !== '') return;
  notePaid(world, claim);
  world.tally.add('reward claimed');
}

const told = ({ id, offer, state, member }: KnownClaim) => ({
  id,
  state,
  offer: offer.name,
  member: member.username,
});

export async function claim(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const due = claimsIn(world, 'available', member);
  if (due.length === 0) return;
  const one = chance.pick(due);
  const asked = await ask(
    world,
    member.caller(),
    ({ promotions }, call) => promotions.actions.claimReward(call({ id: one.id })),
    'once',
  );
  const word = refusalOf(asked.answer);
  // Asked again without its key, a claim that a dying server carried out is had already.
  const isDone = word === 'reward-not-available' && asked.isUnsure;
  noteClaim(world, one, isDone ? '' : word);
}

export async function claimAll(world: PromotionsWorld, member: Rewarded) {
  const due = claimsIn(world, 'available', member);
  if (due.length < 2) return;
  const { modules } = await world.house.modules('first');
  const call = callOf(member.caller(), {}, world.clock.now(), { intent: newIntent(world) });
  const given = await modules.promotions.actions.claimAllRewards(call);
  if ('refused' in given)
    return must(isPaused(member, world.clock.now()), 'all can be claimed off a break', given);
  const left = new Map(given.left.map(({ claimId, reason }) => [claimId, reason]));
  must(
    given.claimed.length + left.size === due.length,
    'all that is due is claimed or left',
    given,
  );
  const order = new Map(given.claimed.map(({ claimId }, at) => [claimId, at]));
  // One that is left found no budget after those before it.
  const paid = due.filter(({ id }) => order.has(id));
  for (const one of paid.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)))
    noteClaim(world, one, '');
  for (const one of due.filter(({ id }) => left.has(id)))
    noteClaim(world, one, left.get(one.id) ?? '');
  world.tally.add('all rewards claimed');
}

/** Claims in two processes at the same moment, each with a key of its own. */
async function claimAtOnce(
  world: PromotionsWorld,
  claims: readonly KnownClaim[],
): Promise<string[]> {
  const both = await Promise.all([world.house.modules('first'), world.house.modules('second')]);
  const given = await Promise.all(
    claims.map(({ id, member }, at) => {
      const of = both[at % 2] ?? both[0];
      const call = callOf(member.caller(), { id }, world.clock.now(), { intent: newIntent(world) });
      return untilTurn(() => of.modules.promotions.actions.claimReward(call));
    }),
  );
  return given.map(refusalOf);
}

const triesMax = 20;

/** A slow machine has no turn for some of a thousand: their devices send it again. */
async function untilTurn<A>(act: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      const isBusy = String(error).includes('too many transactions');
      if (!isBusy || tries === triesMax) throw error;
    }
  }
}

const devices = 100;

/** A hundred devices of one member claim one reward: one of them is given it. */
export async function claimByHundred(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const due = claimsIn(world, 'available', member);
  if (due.length === 0) return;
  const one = chance.pick(due);
  const words = await claimAtOnce(
    world,
    Array.from({ length: devices }, () => one),
  );
  const paid = words.filter((word) => word === '').length;
  const expected = wordFor(world, one);
  must(paid === (expected === '' ? 1 : 0), 'one device of a hundred is given a reward', words);
  const other = expected === '' ? 'reward-not-available' : expected;
  must(
    words.every((word) => word === '' || word === other),
    'the other devices are told why',
    [...new Set(words)],
  );
  noteClaim(world, one, expected);
  if (expected === '') world.tally.add('reward claimed by a hundred devices');
}

/** Everybody claims out of one budget at once: it is never passed by a unit. */
export async function rush(world: PromotionsWorld) {
  const offer = offerOf(world, 'gift');
  const now = world.clock.now();
  const due = claimsIn(world, 'available').filter(
    (one) => one.offer === offer && !isPaused(one.member, now) && (one.expiresAt ?? 0) > now,
  );
  if (due.length < 2) return;
  if (await claimAllAtOnce(world, due)) world.tally.add('budget reached by many at once');
}

/** Each once; gives whether the budget reached for some and not for others. */
export async function claimAllAtOnce(
  world: PromotionsWorld,
  due: readonly KnownClaim[],
): Promise<boolean> {
  const words = await claimAtOnce(world, due);
  for (const [at, one] of due.entries()) if (words[at] === '') noteClaim(world, one, '');
  for (const [at, one] of due.entries())
    if (words[at] !== '') noteClaim(world, one, words[at] ?? '');
  return words.includes('') && words.includes('promotion-budget-spent');
}

/** Joins one of the races, of which a member has one at a time. */
export async function joinRace(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const offer = offerOf(world, chance.pick(['race', 'sprint'] as const));
  const other = offerOf(world, offer.name === 'race' ? 'sprint' : 'race');
  const now = world.clock.now();
  const { id, version } = offer;
  const asked = await ask(world, member.caller(), ({ promotions }, call) =>
    promotions.actions.joinPromotion(call({ id, version })),
  );
  const word = refusalOf(asked.answer);
  const expected = wordOfJoin(world, member, other);
  must(word === expected, 'a promotion is joined by whom it is for', [word, expected]);
  if (word === 'promotion-group-taken') world.tally.add('promotion of a group refused');
  if (word !== '' || member.joins.has(offer)) return;
  member.joins.set(offer, now);
  world.tally.add('promotion joined');
}

function wordOfJoin(world: PromotionsWorld, member: Rewarded, other: KnownOffer): string {
  if (isPaused(member, world.clock.now())) return 'promotion-not-for-you';
  const isOpen = [...world.claims.values()].some(
    (one) =>
      one.member === member &&
      one.offer === other &&
      (one.state === 'available' || one.state === 'pending'),
  );
  return member.joins.has(other) || isOpen ? 'promotion-group-taken' : '';
}

export async function leaveRace(world: PromotionsWorld, member: Rewarded) {
  const [offer] = member.joins.keys();
  if (offer === undefined) return;
  const asked = await ask(
    world,
    member.caller(),
    ({ promotions }, call) => promotions.actions.leavePromotion(call({ id: offer.id })),
    'once',
  );
  const word = refusalOf(asked.answer);
  must(
    word === '' || (asked.isUnsure && word === 'promotion-not-joined'),
    'anybody can leave',
    word,
  );
  member.joins.delete(offer);
  for (const one of world.claims.values()) {
    const isOpen = one.state === 'available' || one.state === 'pending';
    if (one.offer === offer && one.member === member && isOpen) one.state = 'cancelled';
  }
  world.tally.add('promotion left');
}

/** The house's id of a reward that must be there. */
export async function idOf(
  { house }: PromotionsWorld,
  { offer, member, period, tier }: Pick<KnownClaim, 'offer' | 'member' | 'period' | 'tier'>,
): Promise<string> {
  const { rows } = await house.pool.query<{ id: string }>(
    `select id from promotions_claim
      where promotion_id = $1 and player_id = $2 and period = $3 and tier = $4`,
    [offer.id, member.id, period, tier],
  );
  const facts = { offer: offer.name, member: member.username, period, tier };
  must(rows[0] !== undefined, 'what a member reached is due', facts);
  return rows[0].id;
}
