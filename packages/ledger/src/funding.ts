// Payers of a stake, the cash and the open bonus, and owners of its return. What a stake
// returns falls in the proportion of the stake; a remainder of the division is the player's cash.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from './accounts.ts';
import type { Book } from './book.ts';
import type { BonusEnd } from './obligations.ts';
import type { Leg } from './posting.ts';

interface OfPlayer {
  readonly playerId: string;
  readonly currency: string;
}

/** The bonus part of an amount of a player, and the part whose bonus has ended: the house's. */
export interface Split {
  readonly bonus: Units;
  readonly gone: Units;
}

export const allCash: Split = { bonus: 0n, gone: 0n };

export const sumSplits = (splits: readonly Split[]): Split =>
  splits.reduce(
    (sum, { bonus, gone }) => ({ bonus: sum.bonus + bonus, gone: sum.gone + gone }),
    allCash,
  );

/** The bonus that a stake was taken from, and how much of the stake. */
export interface StakeBonus {
  readonly id: string;
  readonly stake: Units;
}

export interface StakeToFund extends OfPlayer {
  readonly stake: Units;
  readonly now: number;
  /** The bonus that pays for the same round already; null: the round has only cash so far. */
  readonly before?: string | null | undefined;
  /** All that was staked on the same round before. */
  readonly stakedBefore?: Units;
}

/** Above the most that may be staked while a bonus is open. */
export interface StakeTooHigh {
  readonly refused: 'bonus-stake-too-high';
  readonly most: Units;
}

/** What a player can stake: the cash, and the money of the open bonus. */
export function spendable(book: Book, { playerId, currency }: OfPlayer): Units {
  const cash = book.balance(playerAccount('player-cash', playerId, currency));
  const bonus = book.obligationsOf(playerId, currency)?.bonus;
  if (bonus === undefined) return cash;
  return cash + book.balance(playerAccount('player-bonus', playerId, currency));
}

/** The bonus's part of a stake; undefined: all of it is cash. */
export function fundStake(
  book: Book,
  { playerId, currency, stake, now, before, stakedBefore = 0n }: StakeToFund,
): StakeBonus | StakeTooHigh | undefined {
  const bonus = book.obligationsOf(playerId, currency)?.bonus;
  if (bonus === undefined || bonus.expiresAt <= now) return undefined;
  const { bonusId: id, stakeMax, funding } = bonus;
  if (stakeMax !== null && stakedBefore + stake > stakeMax)
    return { refused: 'bonus-stake-too-high', most: stakeMax };
  // One bonus pays for a round: its return could not be divided otherwise.
  if (before !== undefined && before !== null && before !== id) return undefined;
  const money = book.balance(playerAccount('player-bonus', playerId, currency));
  const cash = book.balance(playerAccount('player-cash', playerId, currency));
  const wanted = funding === 'bonus-first' ? stake : stake - cash;
  const part = wanted < money ? wanted : money;
  return part > 0n ? { id, stake: part } : undefined;
}

/** Counts bonus money that goes into play. */
export function bonusStaked(book: Book, of: OfPlayer, staked: StakeBonus | undefined): void {
  if (staked !== undefined) moveInPlay(book, of, staked);
}

/** The same when its stake was decided or is taken back. */
export function bonusDecided(book: Book, of: OfPlayer, staked: StakeBonus | undefined): void {
  if (staked !== undefined) moveInPlay(book, of, { ...staked, stake: -staked.stake });
}

function moveInPlay(book: Book, { playerId, currency }: OfPlayer, { id, stake }: StakeBonus): void {
  const open = book.obligationsOf(playerId, currency);
  if (open?.bonus?.bonusId !== id || stake === 0n) return;
  open.bonus = { ...open.bonus, inPlay: open.bonus.inPlay + stake };
  open.isChanged = true;
}

/** What became of the bonus behind a stake: still open, its money freed, or taken back. */
export type BonusFate = 'open' | 'freed' | 'gone';

/** A bonus lost in play has nothing left to take: what a correction brings is the player's. */
export const fateAfter = (end: BonusEnd): BonusFate =>
  end === 'released' || end === 'spent' ? 'freed' : 'gone';

/** By bonus, of those that had ended before this transaction. */
export type Fates = ReadonlyMap<string, BonusEnd>;

function endOf(
  book: Book,
  { playerId, currency }: OfPlayer,
  { id, fates }: { readonly id: string; readonly fates: Fates },
): BonusEnd | undefined {
  const open = book.obligationsOf(playerId, currency);
  if (open?.bonus?.bonusId === id) return undefined;
  const end = open?.ended.find(({ bonusId }) => bonusId === id)?.end ?? fates.get(id);
  if (end === undefined) throw new Error(`Nothing is known of the bonus ${id}`);
  return end;
}

/** Its purse is about to move: whoever looked at it before looks again. */
function touch(book: Book, { playerId, currency }: OfPlayer): void {
  const open = book.obligationsOf(playerId, currency);
  if (open !== undefined) open.isChanged = true;
}

export interface FundedStake extends OfPlayer {
  readonly stake: Units;
  readonly bonus?: StakeBonus | undefined;
}

/** To whom so much of what a stake returns belongs. */
export function splitOf(book: Book, staked: FundedStake, amount: Units, fates: Fates): Split {
  const { stake, bonus } = staked;
  if (bonus === undefined) return allCash;
  const end = endOf(book, staked, { id: bonus.id, fates });
  if (end === undefined) touch(book, staked);
  return splitBy(end === undefined ? 'open' : fateAfter(end), shareOf(amount, stake, bonus.stake));
}

/** Of whom a payout is taken back: what was lost in play since is nobody's debt. */
export function splitTaken(book: Book, staked: FundedStake, amount: Units, fates: Fates): Split {
  const { stake, bonus } = staked;
  if (bonus === undefined) return allCash;
  const end = endOf(book, staked, { id: bonus.id, fates });
  if (end === undefined) touch(book, staked);
  const ended = end === 'released' ? 'freed' : 'gone';
  return splitBy(end === undefined ? 'open' : ended, shareOf(amount, stake, bonus.stake));
}

/** The bonus's share of what a stake returns. */
function shareOf(amount: Units, stake: Units, bonus: Units): Units {
  return stake === 0n ? 0n : (amount * bonus) / stake;
}

function splitBy(fate: BonusFate, bonus: Units): Split {
  if (fate === 'open') return { bonus, gone: 0n };
  return fate === 'gone' ? { bonus: 0n, gone: bonus } : allCash;
}

/**
 * How the slices of a stake are funded: by their share of it, each whole, together exactly the
 * bonus's part.
 */
export function partsOf(stakes: readonly Units[], bonus: Units): readonly Units[] {
  const all = stakes.reduce((sum, stake) => sum + stake, 0n);
  let [before, given] = [0n, 0n];
  return stakes.map((stake) => {
    before += stake;
    const part = shareOf(before, all, bonus) - given;
    given += part;
    return part;
  });
}

/** The legs that move an amount of a player; the first is always there, for the posting's key. */
export function playerLegs(
  { playerId, currency }: OfPlayer,
  amount: Units,
  { bonus, gone }: Split = allCash,
): readonly [Leg, ...Leg[]] {
  const cash = playerAccount('player-cash', playerId, currency);
  return [
    { account: cash, amount: amount - bonus - gone },
    ...(bonus === 0n
      ? []
      : [{ account: playerAccount('player-bonus', playerId, currency), amount: bonus }]),
    ...(gone === 0n ? [] : [{ account: houseAccount('bonus-funding', currency), amount: gone }]),
  ];
}
