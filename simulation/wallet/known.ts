// The second reckoning of the wallet's world: every purse, requirement and bonus of each member,
// moved by arithmetic of its own from what people were told. Nothing here reads the house's books.
import type { BonusState } from '@baize/contract';
import type { Units } from '@baize/money';
import type { PlayerCaller } from '@baize/server/testing';
import type { Chance } from '../chance.ts';

export interface Item {
  readonly kind: 'deposit' | 'transfer' | 'bonus' | 'adjustment';
  readonly source: string;
  readonly required: Units;
  done: Units;
  readonly expiresAt: number | null;
}

export interface KnownBonus {
  readonly id: string;
  readonly amount: Units;
  readonly required: Units;
  readonly days: number;
  readonly stakeMax: Units | null;
  readonly releaseMax: Units | null;
  readonly isSticky: boolean;
  readonly funding: 'cash-first' | 'bonus-first';
  readonly grantedAt: number;
  readonly needsSecond: boolean;
  state: BonusState;
  inPlay: Units;
  expiresAt: number;
}

/** A stake that lies open, with the part that a bonus paid. */
export interface OpenBet {
  readonly name: string;
  readonly category: 'RNG' | 'LIVE' | 'LOTT' | 'ELOTT';
  stake: Units;
  /** Paid out so far. */
  paid: Units;
  bonus: { readonly id: string; part: Units } | undefined;
}

export interface Failure {
  readonly means: string;
  readonly at: number;
}

export interface Block extends Failure {
  readonly until: number | null;
}

export interface Member {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly chance: Chance;
  readonly caller: () => PlayerCaller;
  readonly upline: Member | undefined;
  cash: Units;
  bonusMoney: Units;
  held: Units;
  transit: Units;
  inPlay: Units;
  debt: Units;
  cardId: string | undefined;
  items: Item[];
  readonly bonuses: KnownBonus[];
  readonly bets: Map<string, OpenBet>;
  /** Nothing worth playing for was left after a bet. */
  isPoor: boolean;
  /** Dropped in a step in which a bonus began: the house may have heard of the bonus first. */
  dropped: readonly Item[];
  ownLimit: Units | null;
  operatorLimit: Units | null;
  failures: Failure[];
  blocks: Block[];
  /** As a payer of other members' parts. */
  unpaidInRow: number;
  blockedUntil: number;
}

/** Accounts of the house that the wallet moves. */
export interface HouseSums {
  clearing: Units;
  fees: Units;
  bonusFunding: Units;
}

export const peso = (whole: number): Units => BigInt(whole) * 10_000n;
const poorBelow = peso(1);

const totalOf = ({ cash, bonusMoney, held, transit, inPlay }: Member): Units =>
  cash + bonusMoney + held + transit + inPlay;

export const activeOf = ({ bonuses }: Member): KnownBonus | undefined =>
  bonuses.find(({ state }) => state === 'active');

/** What is left to wager before cash can leave. */
export const leftToWager = ({ items }: Member): Units =>
  items
    .filter(({ kind }) => kind !== 'bonus')
    .reduce((sum, { required, done }) => sum + required - done, 0n);

export function openItem(member: Member, item: Omit<Item, 'done'>): void {
  if (item.required > 0n) member.items.push({ ...item, done: 0n });
}

export function dropItem(member: Member, kind: Item['kind'], source: string): void {
  member.items = member.items.filter((item) => item.kind !== kind || item.source !== source);
}

interface SettledBet {
  readonly category: OpenBet['category'];
  readonly stake: Units;
  readonly payout: Units;
  readonly at: number;
}

/** In percent, as the seeded weights say. */
function percentOf(kind: Item['kind'], { category, stake, payout }: SettledBet): bigint {
  if (kind !== 'bonus') return 100n;
  if (category === 'LIVE') return 20n;
  const isTooSure = category === 'ELOTT' && payout > 0n && payout * 100n < stake * 110n;
  return isTooSure ? 0n : 100n;
}

/** At a table only what was at risk counts. */
function atRisk({ category, stake, payout }: SettledBet): Units {
  const net = payout > stake ? payout - stake : stake - payout;
  return category === 'LIVE' && net < stake ? net : stake;
}

/** Reduces the oldest items first; gives how many were met. */
export function countBet(member: Member, bet: SettledBet): number {
  let left = atRisk(bet);
  for (const item of member.items) {
    const isOver = item.expiresAt !== null && bet.at >= item.expiresAt;
    const percent = isOver ? 0n : percentOf(item.kind, bet);
    if (left === 0n || percent === 0n) continue;
    const room = item.required - item.done;
    const worth = (left * percent) / 100n;
    const isEnough = worth >= room;
    item.done += isEnough ? room : worth;
    left -= isEnough ? (room * 100n + percent - 1n) / percent : left;
  }
  return member.items.filter(isMet).length;
}

const isMet = ({ required, done }: Item): boolean => done >= required;

function releasable({ isSticky, amount, releaseMax }: KnownBonus, money: Units): Units {
  const own = isSticky ? money - amount : money;
  const positive = own > 0n ? own : 0n;
  return releaseMax !== null && positive > releaseMax ? releaseMax : positive;
}

/** After each bet that was settled or taken back: what became of the open bonus. */
export function advance(member: Member, house: HouseSums): 'released' | 'spent' | undefined {
  const end = endOfBonus(member);
  const bonus = activeOf(member);
  if (bonus !== undefined && end === 'released') release(member, bonus, house);
  if (bonus !== undefined && end === 'spent') {
    bonus.state = 'spent';
    dropItem(member, 'bonus', bonus.id);
  }
  member.items = member.items.filter((item) => !isMet(item));
  const left = member.cash + member.inPlay + member.bonusMoney;
  if (member.items.length > 0 && left < poorBelow) member.isPoor = true;
  return end;
}

function endOfBonus(member: Member): 'released' | 'spent' | undefined {
  const bonus = activeOf(member);
  if (bonus === undefined || bonus.inPlay > 0n) return undefined;
  const item = member.items.find(({ kind, source }) => kind === 'bonus' && source === bonus.id);
  if (item === undefined || isMet(item)) return 'released';
  return member.bonusMoney === 0n ? 'spent' : undefined;
}

function release(member: Member, bonus: KnownBonus, house: HouseSums): void {
  const released = releasable(bonus, member.bonusMoney);
  house.bonusFunding += member.bonusMoney - released;
  member.cash += released;
  member.bonusMoney = 0n;
  bonus.state = 'released';
}

/** An open bonus ends before it is released: its money is the house's. */
export function takeBack(
  member: Member,
  bonus: KnownBonus,
  house: HouseSums,
  state: 'expired' | 'cancelled' | 'forfeited',
): void {
  if (bonus.state === 'active') {
    house.bonusFunding += member.bonusMoney;
    member.bonusMoney = 0n;
    dropItem(member, 'bonus', bonus.id);
  }
  bonus.state = state;
}

/** What the house hears after a step: dust clears, and the next bonus starts. */
export function settleDown(
  member: Member,
  house: HouseSums,
  now: number,
  isPaused = false,
): 'cleared' | undefined {
  const isCleared = member.isPoor && totalOf(member) < poorBelow;
  member.isPoor = false;
  const before = member.items;
  member.dropped = [];
  if (isCleared) {
    member.items = [];
    const bonus = activeOf(member);
    if (bonus !== undefined) release(member, bonus, house);
  }
  // No bonus begins on a break.
  if (!isPaused) startNext(member, house, now);
  if (isCleared && activeOf(member) !== undefined) member.dropped = before;
  return isCleared ? 'cleared' : undefined;
}

/** The bonus that was granted first starts when no other is open. */
export function startNext(member: Member, house: HouseSums, now: number): void {
  if (activeOf(member) !== undefined) return;
  const [next] = member.bonuses
    .filter(({ state }) => state === 'granted')
    .toSorted((one, other) => one.grantedAt - other.grantedAt || (one.id < other.id ? -1 : 1));
  if (next === undefined) return;
  next.state = 'active';
  next.expiresAt = now + next.days * 86_400_000;
  member.bonusMoney += next.amount;
  house.bonusFunding -= next.amount;
  const { id: source, required, expiresAt } = next;
  openItem(member, { kind: 'bonus', source, required, expiresAt });
}
