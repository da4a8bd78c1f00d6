// How stakes move the purses of the second reckoning: split between cash and the open bonus when
// they are taken, returned in the proportion of the stake, and counted when they are settled.
import type { Units } from '@baize/money';
import { activeOf, advance, countBet } from './known.ts';
import type { HouseSums, Member, OpenBet } from './known.ts';

type Funding = { readonly refused: string } | { readonly part: Units; readonly id: string };

/** Which purse would pay for a stake now; `round`: what is staked on the same round already. */
export function fund(member: Member, stake: Units, now: number, round?: OpenBet): Funding {
  const bonus = activeOf(member);
  const isOpen = bonus !== undefined && bonus.expiresAt > now;
  const before = round?.stake ?? 0n;
  if (isOpen && bonus.stakeMax !== null && before + stake > bonus.stakeMax)
    return { refused: 'bonus-stake-too-high' };
  const isOthers = round?.bonus !== undefined && round.bonus.id !== bonus?.id;
  const mayPay = isOpen && !isOthers ? member.bonusMoney : 0n;
  const wanted = bonus?.funding === 'bonus-first' ? stake : stake - member.cash;
  const most = wanted > mayPay ? mayPay : wanted;
  const part = most > 0n ? most : 0n;
  if (stake - part > member.cash) return { refused: 'balance-too-low' };
  return { part, id: bonus?.id ?? '' };
}

export function stakeOn(
  member: Member,
  bet: OpenBet,
  stake: Units,
  { part, id }: { readonly part: Units; readonly id: string },
): void {
  member.cash -= stake - part;
  member.bonusMoney -= part;
  member.inPlay += stake;
  bet.stake += stake;
  member.bets.set(bet.name, bet);
  if (part === 0n) return;
  bet.bonus = { id, part: (bet.bonus?.part ?? 0n) + part };
  const bonus = activeOf(member);
  if (bonus !== undefined) bonus.inPlay += part;
}

interface Returned {
  readonly amount: Units;
  readonly stake: Units;
  readonly bonus: OpenBet['bonus'];
}

/** The cash's part of what a stake returned, which the purses have now. */
export function returnTo(
  member: Member,
  { amount, stake, bonus }: Returned,
  house: HouseSums,
): Units {
  const share = bonus === undefined || stake === 0n ? 0n : (amount * bonus.part) / stake;
  const state = member.bonuses.find(({ id }) => id === bonus?.id)?.state;
  if (state === 'active') member.bonusMoney += share;
  const isHouses = state === 'expired' || state === 'cancelled' || state === 'forfeited';
  if (isHouses) house.bonusFunding += share;
  const own = state === 'active' || isHouses ? amount - share : amount;
  member.cash += own;
  return own;
}

/** Takes bonus money out of play, where its bonus is still open. */
function decided(member: Member, bonus: OpenBet['bonus']): void {
  const open = member.bonuses.find(({ id, state }) => id === bonus?.id && state === 'active');
  if (open !== undefined && bonus !== undefined) open.inPlay -= bonus.part;
}

/** The end of a bet with what it pays. */
export function settle(
  member: Member,
  bet: OpenBet,
  { payout, at, house }: { readonly payout: Units; readonly at: number; readonly house: HouseSums },
): { readonly end: ReturnType<typeof advance>; readonly met: number; readonly own: Units } {
  const { stake, bonus, category, paid } = bet;
  member.inPlay -= stake;
  member.bets.delete(bet.name);
  const own = returnTo(member, { amount: payout, stake, bonus }, house);
  decided(member, bonus);
  const met = countBet(member, { category, stake, payout: payout + paid, at });
  return { end: advance(member, house), met, own };
}

/** A bet that never was. */
export function giveBack(member: Member, bet: OpenBet, house: HouseSums): void {
  member.inPlay -= bet.stake;
  member.bets.delete(bet.name);
  returnTo(member, { amount: bet.stake, stake: bet.stake, bonus: bet.bonus }, house);
  decided(member, bet.bonus);
}
