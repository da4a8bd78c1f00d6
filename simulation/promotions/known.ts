// The second reckoning of promotions and points: what each member was given, what every promotion
// has cost, and how many points each has, moved by arithmetic of its own. Nothing here reads the
// house's tables.
import type { ClaimState } from '@baize/contract';
import { dayAt, type Units } from '@baize/money';
import type { Modules } from '@baize/server/testing';
import { openItem, startNext, takeBack, type HouseSums, type Member } from '../wallet/known.ts';
import { hourOf, unitsOf, type OfferName, type Spec, type Written } from './offers.ts';

export type Round = Parameters<Modules['wagering']['settleRound']>[0]['round'];

export interface Rewarded extends Member {
  /** What was staked and settled, and when. */
  readonly plays: { readonly at: number; readonly stake: Units }[];
  /** All that was ever deposited. */
  deposited: Units;
  /** Beside what play and deposits earn. */
  pointsMoved: bigint;
  /** When a promotion was joined. */
  readonly joins: Map<KnownOffer, number>;
  /** The rounds of open bets, by their names. */
  readonly rounds: Map<string, Round>;
  breakUntil: number;
}

export interface KnownOffer {
  readonly id: string;
  readonly name: OfferName;
  readonly version: number;
  readonly written: Written;
  stage: 'published' | 'stopped';
  keepsDue: boolean;
  spent: Units;
  /** What was paid on each day of the house. */
  readonly days: Map<number, Units>;
}

type Reward = Spec['tiers'][number]['rewards'][number];
export type GivenReward = Pick<Reward, 'kind' | 'terms'> & { readonly amount: Units };

export interface KnownClaim {
  readonly id: string;
  readonly offer: KnownOffer;
  readonly member: Rewarded;
  readonly period: string;
  readonly tier: number;
  rewards: readonly GivenReward[];
  readonly deposit: Units;
  state: ClaimState;
  expiresAt: number | null;
}

const dayMs = 86_400_000;

export const costOf = ({ rewards }: Pick<KnownClaim, 'rewards'>): Units =>
  rewards.reduce((all, { kind, amount }) => (kind === 'points' ? all : all + amount), 0n);

export const isPaused = ({ breakUntil }: Rewarded, now: number): boolean => breakUntil > now;

export const endsAt = ({ written }: KnownOffer): number => written.endsAt ?? Infinity;
export const isRunning = (offer: KnownOffer, now: number): boolean =>
  offer.stage === 'published' && now < endsAt(offer);

/** The rewards of a tier; a share is one of the deposit. */
export function rewardsOf(offer: KnownOffer, tier: number, deposit: Units): GivenReward[] {
  const found = offer.written.spec.tiers[tier]?.rewards ?? [];
  return found.map(({ kind, terms, amount, share }) => {
    if (share === null) return { kind, terms, amount: unitsOf(amount) };
    const part = (deposit * BigInt(share.hundredths)) / 10_000n;
    const max = share.max === null ? part : unitsOf(share.max);
    const least = part < max ? part : max;
    return { kind, terms, amount: least - (least % 100n) };
  });
}

export const expiryOf = ({ written }: KnownOffer, now: number): number =>
  now + written.spec.claimDays * dayMs;

interface Reached {
  readonly offer: KnownOffer;
  readonly period: string;
  readonly tier: number;
}

/** The steps of promotions by play that a member has reached in the periods of now. */
export function reachedBy(offers: readonly KnownOffer[], member: Rewarded, now: number): Reached[] {
  if (isPaused(member, now)) return [];
  return offers
    .filter(({ written, stage }) => written.spec.trigger === 'play' && stage === 'published')
    .filter((offer) => now < endsAt(offer) + offer.written.spec.claimDays * dayMs)
    .filter((offer) => !offer.written.spec.joins || member.joins.has(offer))
    .flatMap((offer) => reachedOf(offer, member, now));
}

function reachedOf(offer: KnownOffer, member: Rewarded, now: number): Reached[] {
  const { spec, startsAt } = offer.written;
  const isDay = spec.period === 'day';
  const day = dayAt(now);
  const counted = member.plays.filter(({ at }) => {
    const hour = hourOf(at);
    const isSince = hour >= hourOf(Math.max(startsAt, member.joins.get(offer) ?? 0));
    return isSince && hour < endsAt(offer) && (!isDay || dayAt(at) === day);
  });
  const sum = counted.reduce((all, { stake }) => all + stake, 0n);
  const period = isDay ? `d${day}` : 'once';
  return spec.tiers.flatMap(({ conditions }, tier) =>
    conditions.every(({ value }) => sum >= unitsOf(value)) ? [{ offer, period, tier }] : [],
  );
}

type Spent = 'all' | 'day' | 'member';

/** Which budget a claim would pass; undefined: none. */
export function budgetPassed(
  claims: Iterable<KnownClaim>,
  claim: KnownClaim,
  now: number,
): Spent | undefined {
  const { offer, member } = claim;
  const { total, day, member: each } = offer.written.spec.budget;
  const cost = costOf(claim);
  if (offer.spent + cost > unitsOf(total)) return 'all';
  if (day !== null && (offer.days.get(dayAt(now)) ?? 0n) + cost > unitsOf(day)) return 'day';
  if (each !== null && paidTo(claims, offer, member) + cost > unitsOf(each)) return 'member';
  return undefined;
}

function paidTo(claims: Iterable<KnownClaim>, offer: KnownOffer, member: Rewarded): Units {
  let sum = 0n;
  for (const one of claims)
    if (one.offer === offer && one.member === member && one.state === 'claimed') sum += costOf(one);
  return sum;
}

/** What a claim pays, to the purse of each reward. */
export function pay(claim: KnownClaim, house: HouseSums, now: number): void {
  const { offer, member, deposit, id } = claim;
  claim.state = 'claimed';
  offer.spent += costOf(claim);
  offer.days.set(dayAt(now), (offer.days.get(dayAt(now)) ?? 0n) + costOf(claim));
  for (const [place, reward] of claim.rewards.entries()) {
    const { kind, amount, terms } = reward;
    const source = `${id}-${place}`;
    const required = (amount + (terms.withDeposit ? deposit : 0n)) * BigInt(terms.times);
    if (kind === 'points') member.pointsMoved += amount / 10_000n;
    if (kind === 'bonus') {
      member.bonuses.push(bonusOf(source, reward, required, now));
      startNext(member, house, now);
    }
    if (kind !== 'cash') continue;
    member.cash += amount;
    house.bonusFunding -= amount;
    openItem(member, { kind: 'adjustment', source, required, expiresAt: null });
  }
}

const bonusOf = (
  id: string,
  { amount, terms }: GivenReward,
  required: Units,
  now: number,
): Member['bonuses'][number] => ({
  id,
  amount,
  required,
  days: terms.days,
  stakeMax: terms.stakeMax === null ? null : unitsOf(terms.stakeMax),
  releaseMax: terms.releaseMax === null ? null : unitsOf(terms.releaseMax),
  isSticky: terms.sticky,
  funding: terms.funding,
  grantedAt: now,
  needsSecond: false,
  state: 'granted',
  inPlay: 0n,
  expiresAt: 0,
});

const bonusIn = ({ member, id }: KnownClaim, place: number) =>
  member.bonuses.find((bonus) => bonus.id === `${id}-${place}`);

const isOpenBonus = ({ items }: Rewarded, bonus: Member['bonuses'][number] | undefined): boolean =>
  bonus?.state === 'granted' ||
  (bonus?.state === 'active' && items.some(({ source }) => source === bonus.id));

/** A paid reward goes back: cash and points while they are there, a bonus while it is open. */
export function isReturnable(claim: KnownClaim): boolean {
  const { rewards, member } = claim;
  const sumOf = (kind: GivenReward['kind']) =>
    rewards.reduce((all, one) => (one.kind === kind ? all + one.amount : all), 0n);
  return (
    member.cash >= sumOf('cash') &&
    pointsOf(member) >= sumOf('points') / 10_000n &&
    rewards.every(
      ({ kind }, place) => kind !== 'bonus' || isOpenBonus(member, bonusIn(claim, place)),
    )
  );
}

/** Of an open bonus the budget has back what is left of what it cost. */
export function takeBackReward(claim: KnownClaim, house: HouseSums): void {
  const { member, offer } = claim;
  claim.state = 'returned';
  for (const [place, { kind, amount }] of claim.rewards.entries()) {
    if (kind === 'points') member.pointsMoved -= amount / 10_000n;
    if (kind === 'cash') {
      member.cash -= amount;
      house.bonusFunding += amount;
      offer.spent -= amount;
    }
    const bonus = bonusIn(claim, place);
    if (kind !== 'bonus' || bonus === undefined) continue;
    const isLess = bonus.state === 'active' && member.bonusMoney < amount;
    offer.spent -= isLess ? member.bonusMoney : amount;
    takeBack(member, bonus, house, 'forfeited');
  }
}

export const rates = { stake: '7', deposit: '20', ratio: 10, step: 10 } as const;

/** All points that a member has. */
export function pointsOf({ plays, deposited, pointsMoved }: Rewarded): bigint {
  const played = plays.reduce((all, { stake }) => all + stake, 0n);
  return played / unitsOf(rates.stake) + deposited / unitsOf(rates.deposit) + pointsMoved;
}

export interface KnownGood {
  readonly id: string;
  readonly points: number;
  readonly amount: Units;
  stock: number | null;
  version: number;
}

export interface KnownExchange {
  readonly id: string;
  readonly member: Rewarded;
  readonly good: KnownGood;
  state: 'processing' | 'approved' | 'rejected';
}
