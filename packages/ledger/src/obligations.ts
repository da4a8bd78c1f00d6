// Obligations of a player's money: the bonus that is open, and the requirements that bets reduce,
// the oldest first. Part of the working set of one transaction, so that a stake, its return and the
// count always see one another.
import type { Units } from '@baize/money';

export const fundingOrders = ['cash-first', 'bonus-first'] as const;
export type FundingOrder = (typeof fundingOrders)[number];

/** How a bonus can end. `spent`: all of it was lost in play. */
export type BonusEnd = 'released' | 'spent' | 'expired' | 'cancelled' | 'forfeited';

/** The open bonus of a player. Its money is the balance of `player-bonus`. */
export interface OpenBonus {
  readonly bonusId: string;
  readonly amount: Units;
  readonly funding: FundingOrder;
  /** No stake above it is taken while the bonus is open; null: any stake. */
  readonly stakeMax: Units | null;
  readonly expiresAt: number;
  /** The most that is released; null: all of it. */
  readonly releaseMax: Units | null;
  /** The bonus itself is never released, only what was won with it. */
  readonly isSticky: boolean;
  /** Bonus money in open stakes. */
  readonly inPlay: Units;
}

/** Percent by which bets count, by category and by game; a game's own comes first. */
export interface Weights {
  readonly categories: Readonly<Record<string, number>>;
  readonly games: Readonly<Record<string, number>>;
  /** In hundredths, by category: a lower settled price counts nothing. */
  readonly oddsMin: Readonly<Record<string, number>>;
}

/** An open item of the requirement ledger. */
export interface OpenRequirement {
  readonly requirementId: bigint;
  /** The bonus that it releases; null: it frees cash. */
  readonly bonusId: string | null;
  readonly required: Units;
  readonly done: Units;
  readonly weights: Weights;
  /** Bets settled from then on count nothing; null: it stays until it is met. */
  readonly expiresAt: number | null;
}

/** A settled bet, as requirements see it. */
export interface BetToCount {
  readonly roundId: string;
  /** As `Weights.games` names it. */
  readonly game: string;
  readonly category: string;
  /** Without what was given back. */
  readonly stake: Units;
  /** In hundredths, where it is known at which price the bet was settled. */
  readonly odds?: number | undefined;
  readonly at: number;
}

/** What one bet did to one item. */
export interface Fed {
  readonly requirementId: bigint;
  readonly bonusId: string | null;
  readonly bet: BetToCount;
  readonly weight: number;
  /** The part of the stake that this item took. */
  readonly stake: Units;
  readonly counted: Units;
}

export interface EndedBonus {
  readonly bonusId: string;
  readonly end: BonusEnd;
  readonly released: Units;
  /** What went back to the house. */
  readonly lost: Units;
  readonly at: number;
}

/** Mutable while one transaction decides; then its changes are written. */
export interface Obligations {
  readonly owner: string;
  readonly currency: string;
  bonus: OpenBonus | undefined;
  /** Oldest first. */
  requirements: readonly OpenRequirement[];
  readonly fed: Fed[];
  readonly ended: EndedBonus[];
  /** Items that ended without being met. */
  readonly cleared: bigint[];
  isChanged: boolean;
  /** Nothing worth playing for is left: all items may be cleared. */
  isPoor: boolean;
}

export function openObligations(
  of: Pick<Obligations, 'owner' | 'currency' | 'bonus' | 'requirements'>,
): Obligations {
  return { ...of, fed: [], ended: [], cleared: [], isChanged: false, isPoor: false };
}

const whole = 100n;

/** In percent. */
export function weightOf(weights: Weights, { game, category, odds }: BetToCount): number {
  const least = weights.oddsMin[category];
  if (least !== undefined && odds !== undefined && odds < least) return 0;
  return weights.games[game] ?? weights.categories[category] ?? 0;
}

/**
 * A bet reduces the oldest item for which it counts. The part of the stake that this item no longer
 * needs reduces the next one: each unit of a stake is counted once.
 */
export function feed(
  requirements: readonly OpenRequirement[],
  bet: BetToCount,
): { readonly requirements: readonly OpenRequirement[]; readonly fed: readonly Fed[] } {
  const fed: Fed[] = [];
  let left = bet.stake;
  const after = requirements.map((item) => {
    const percent = left > 0n && isTaking(item, bet) ? weightOf(item.weights, bet) : 0;
    const room = item.required - item.done;
    if (percent === 0 || room === 0n) return item;
    const weight = BigInt(percent);
    const value = (left * weight) / whole;
    const counted = value < room ? value : room;
    // The least stake that is worth what the item needs; below a unit a stake is used up unseen.
    const needed = value < room ? left : (room * whole + weight - 1n) / weight;
    left -= needed;
    const { requirementId, bonusId } = item;
    fed.push({ requirementId, bonusId, bet, weight: percent, stake: needed, counted });
    return { ...item, done: item.done + counted };
  });
  return { requirements: after, fed };
}

const isTaking = ({ expiresAt }: OpenRequirement, { at }: BetToCount): boolean =>
  expiresAt === null || at < expiresAt;

export const isMet = ({ required, done }: OpenRequirement): boolean => done >= required;
