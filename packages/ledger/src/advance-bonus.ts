// Decides after each settled bet what becomes of the open bonus and its requirement: counted,
// released when the requirement is met and none of its money is in play, or spent.
import type { Units } from '@baize/money';
import { playerAccount } from './accounts.ts';
import type { Book } from './book.ts';
import {
  feed,
  isMet,
  type BetToCount,
  type BonusEnd,
  type Obligations,
  type OpenBonus,
} from './obligations.ts';
import { bonusReleased } from './entries/bonus.ts';

interface OfPlayer {
  readonly playerId: string;
  readonly currency: string;
}

/** Below it nothing is left to play for, and all items clear. */
export const clearBelow: Units = 10_000n;

/** Counts a bet for the open requirements of its player. */
export function countBet(book: Book, of: OfPlayer, bet: BetToCount): void {
  const open = book.obligationsOf(of.playerId, of.currency);
  if (open === undefined) return;
  const { requirements, fed } = feed(open.requirements, bet);
  if (fed.length === 0) return;
  open.requirements = requirements;
  open.fed.push(...fed);
  open.isChanged = true;
}

/** After a bet was settled or taken back. */
export function advanceBonus(book: Book, of: OfPlayer, now: number): void {
  const open = book.obligationsOf(of.playerId, of.currency);
  if (open === undefined) return;
  if (open.bonus !== undefined) settleBonus(book, open, open.bonus, now);
  if (open.requirements.some((item) => !isMet(item))) judgePoor(book, open);
}

function settleBonus(book: Book, open: Obligations, bonus: OpenBonus, now: number): void {
  if (bonus.inPlay !== 0n) return;
  const { owner: playerId, currency } = open;
  const balance = book.balance(playerAccount('player-bonus', playerId, currency));
  const item = open.requirements.find(({ bonusId }) => bonusId === bonus.bonusId);
  if (item === undefined || isMet(item)) {
    const released = releasable(bonus, balance);
    const facts = { bonusId: bonus.bonusId, playerId, currency, balance, released };
    const posted = book.post(bonusReleased(facts));
    if ('refused' in posted) throw new Error(`The bonus ${bonus.bonusId} cannot be released`);
    endBonus(open, 'released', { released, lost: balance - released, now });
  } else if (balance === 0n) {
    open.cleared.push(item.requirementId);
    open.requirements = open.requirements.filter((one) => one !== item);
    endBonus(open, 'spent', { released: 0n, lost: 0n, now });
  }
}

/** What of the purse becomes cash when the requirement is met. */
export function releasable(
  { amount, isSticky, releaseMax }: Pick<OpenBonus, 'amount' | 'isSticky' | 'releaseMax'>,
  balance: Units,
): Units {
  const own = isSticky ? balance - amount : balance;
  const least = own > 0n ? own : 0n;
  return releaseMax !== null && least > releaseMax ? releaseMax : least;
}

interface Ending {
  readonly released: Units;
  readonly lost: Units;
  readonly now: number;
}

function endBonus(open: Obligations, end: BonusEnd, { released, lost, now }: Ending): void {
  const bonusId = open.bonus?.bonusId ?? '';
  open.ended.push({ bonusId, end, released, lost, at: now });
  open.bonus = undefined;
  open.isChanged = true;
}

/** Money that the books do not see here, such as with a vendor, is looked for before it clears. */
function judgePoor(book: Book, open: Obligations): void {
  const { owner, currency } = open;
  const kinds = ['player-cash', 'player-in-play'] as const;
  const seen = kinds.map((kind) => book.balance(playerAccount(kind, owner, currency)));
  const bonus = open.bonus && book.balance(playerAccount('player-bonus', owner, currency));
  open.isPoor = [...seen, bonus ?? 0n].reduce((sum, one) => sum + one, 0n) < clearBelow;
}
