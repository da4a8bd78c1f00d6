// The second reckoning of promotions and points: what each member was given, what every promotion
// has cost, and how many points each has, moved by arithmetic of its own. Nothing here reads the
// house's tables.
import type { ClaimState, TicketKind } from '@baize/contract';
import { dayAt, type Units } from '@baize/money';
import type { Modules } from '@baize/server/testing';
import type { Member } from '../wallet/known.ts';
import type { OfferName } from './specs.ts';
import { hourOf, unitsOf, type Reward, type Written } from './written.ts';

export type Round = Parameters<Modules['wagering']['settleRound']>[0]['round'];

export interface Rewarded extends Member {
  /** What was staked and settled, and when. */
  readonly plays: Play[];
  /** All that was ever deposited. */
  deposited: Units;
  /** Beside what play and deposits earn. */
  pointsMoved: bigint;
  /** When a promotion was joined. */
  readonly joins: Map<KnownOffer, number>;
  /** The rounds of open bets, by their names. */
  readonly rounds: Map<string, Round>;
  readonly tickets: KnownTicket[];
  readonly freeRounds: KnownFree[];
  /** The round that is open of them. */
  openFree: { readonly free: KnownFree; readonly round: Round } | undefined;
  readonly payeeName: string;
  /** Who invited them, and whether they are that member again. */
  readonly inviter: Rewarded | undefined;
  readonly isInviter: boolean;
  breakUntil: number;
}

export interface Play {
  readonly at: number;
  readonly stake: Units;
  readonly payout: Units;
}

/** Tickets of one reward. */
export interface KnownTicket {
  readonly id: string;
  readonly kind: TicketKind;
  readonly given: number;
  readonly expiresAt: number;
  opened: number;
  cancelled: number;
}

/** Free rounds of one reward. */
export interface KnownFree {
  readonly id: string;
  readonly stake: Units;
  readonly given: number;
  readonly terms: Reward['terms'];
  readonly expiresAt: number;
  unused: number;
  /** For a bonus. */
  won: Units;
  isEnded: boolean;
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

export type GivenReward = Pick<Reward, 'kind' | 'terms' | 'ticket'> & {
  readonly amount: Units;
  /** Of each free round. */
  readonly stake: Units;
};

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

export const dayMs = 86_400_000;

export const costOf = ({ rewards }: Pick<KnownClaim, 'rewards'>): Units =>
  rewards.reduce((all, { kind, amount, stake }) => {
    if (kind === 'points' || kind === 'ticket') return all;
    return all + (kind === 'free-rounds' ? (amount / 10_000n) * stake : amount);
  }, 0n);

export const isPaused = ({ breakUntil }: Rewarded, now: number): boolean => breakUntil > now;

export const endsAt = ({ written }: KnownOffer): number => written.endsAt ?? Infinity;
export const isRunning = (offer: KnownOffer, now: number): boolean =>
  offer.stage === 'published' && now < endsAt(offer);

/** The rewards of a tier, or of a draw's segment; a share is one of the deposit. */
export function rewardsOf(offer: KnownOffer, tier: number, deposit: Units): GivenReward[] {
  const { draw, tiers } = offer.written.spec;
  const found = (draw?.segments ?? tiers)[tier]?.rewards ?? [];
  return found.map(({ kind, terms, ticket, stake: staked, amount, share }) => {
    const given = { kind, terms, ticket, stake: unitsOf(staked) };
    if (share === null) return { ...given, amount: unitsOf(amount) };
    const part = (deposit * BigInt(share.hundredths)) / 10_000n;
    const max = share.max === null ? part : unitsOf(share.max);
    const least = part < max ? part : max;
    return { ...given, amount: least - (least % 100n) };
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
  claim: Pick<KnownClaim, 'offer' | 'member' | 'rewards'>,
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
