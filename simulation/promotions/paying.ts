// Pays the rewards of the second reckoning, and takes them back, each by the rule of its kind.
import { dayAt, type Units } from '@baize/money';
import { openItem, startNext, takeBack, type HouseSums, type Member } from '../wallet/known.ts';
import {
  costOf,
  dayMs,
  pointsOf,
  type GivenReward,
  type KnownClaim,
  type KnownFree,
  type KnownTicket,
  type Rewarded,
} from './known.ts';
import { unitsOf } from './written.ts';

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
    if (kind === 'ticket') member.tickets.push(ticketOf(source, reward, now));
    if (kind === 'free-rounds') member.freeRounds.push(freeOf(source, reward, now));
    if (kind !== 'cash') continue;
    member.cash += amount;
    house.bonusFunding -= amount;
    openItem(member, { kind: 'adjustment', source, required, expiresAt: null });
  }
}

const ticketOf = (
  id: string,
  { ticket, amount, terms }: GivenReward,
  now: number,
): KnownTicket => ({
  id,
  kind: ticket === '' ? 'wheel' : ticket,
  given: Number(amount / 10_000n),
  expiresAt: now + terms.days * dayMs,
  opened: 0,
  cancelled: 0,
});

const freeOf = (id: string, { amount, stake, terms }: GivenReward, now: number): KnownFree => ({
  id,
  stake,
  given: Number(amount / 10_000n),
  terms,
  expiresAt: now + terms.days * dayMs,
  unused: Number(amount / 10_000n),
  won: 0n,
  isEnded: false,
});

export const bonusOf = (
  id: string,
  { amount, terms }: Pick<GivenReward, 'amount' | 'terms'>,
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

const ticketIn = ({ member, id }: KnownClaim, place: number) =>
  member.tickets.find((ticket) => ticket.id === `${id}-${place}`);
const freeIn = ({ member, id }: KnownClaim, place: number) =>
  member.freeRounds.find((free) => free.id === `${id}-${place}`);

export const ticketsLeft = (
  { given, opened, cancelled, expiresAt }: KnownTicket,
  now: number,
): number => (expiresAt > now ? given - opened - cancelled : 0);

/** Cash and points go back while they are there, a bonus while it is open. */
export function isReturnable(claim: KnownClaim, now: number): boolean {
  const { rewards, member } = claim;
  const sumOf = (kind: GivenReward['kind']) =>
    rewards.reduce((all, one) => (one.kind === kind ? all + one.amount : all), 0n);
  const isGone = ({ kind }: GivenReward, place: number) =>
    (kind === 'bonus' && !isOpenBonus(member, bonusIn(claim, place))) ||
    (kind === 'free-rounds' && !isUntouched(freeIn(claim, place)));
  const isUsed = ({ kind }: GivenReward, place: number) => {
    const ticket = ticketIn(claim, place);
    return kind === 'ticket' && (ticket === undefined || ticketsLeft(ticket, now) === 0);
  };
  return (
    member.cash >= sumOf('cash') &&
    pointsOf(member) >= sumOf('points') / 10_000n &&
    !rewards.some(isGone) &&
    !rewards.every(isUsed)
  );
}

const isUntouched = (free: KnownFree | undefined): boolean =>
  free !== undefined && !free.isEnded && free.unused === free.given;

/** Of an open bonus the budget has back what is left of what it cost. */
export function takeBackReward(claim: KnownClaim, house: HouseSums, now: number): void {
  const { member, offer } = claim;
  claim.state = 'returned';
  for (const [place, reward] of claim.rewards.entries()) {
    const { kind, amount } = reward;
    const ticket = ticketIn(claim, place);
    const free = freeIn(claim, place);
    const bonus = bonusIn(claim, place);
    if (kind === 'points') member.pointsMoved -= amount / 10_000n;
    if (kind === 'cash') {
      member.cash -= amount;
      house.bonusFunding += amount;
      offer.spent -= amount;
    }
    if (ticket !== undefined) ticket.cancelled = ticketsLeft(ticket, now);
    if (free !== undefined) {
      free.isEnded = true;
      offer.spent -= costOf({ rewards: [reward] });
    }
    if (kind !== 'bonus' || bonus === undefined) continue;
    const isLess = bonus.state === 'active' && member.bonusMoney < amount;
    offer.spent -= isLess ? member.bonusMoney : amount;
    takeBack(member, bonus, house, 'forfeited');
  }
}
