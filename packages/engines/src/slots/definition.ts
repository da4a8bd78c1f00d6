// The definition of a slot game as data, for every mechanic: the parts of a stake, the allowed
// stakes, the end of a round. Plain JSON without fractions, so that a hash of it names the version
// that a round was played on.
import type { CascadeGame } from './cascade/definition.ts';
import type { ClusterGame } from './cluster/definition.ts';
import type { ExpandingGame } from './expanding/definition.ts';
import type { HoldGame } from './hold/definition.ts';
import type { LineGame } from './lines/definition.ts';
import type { ShiftingWayGame } from './shifting-ways/definition.ts';
import type { TumbleGame } from './tumble/definition.ts';
import type { WayGame } from './ways/definition.ts';

/** Credits or stakes paid, by how many symbols make the win. */
export type PayByCount = Readonly<Record<number, number>>;

/** Every slot game, told apart by its mechanic. */
export type SlotGame =
  | LineGame
  | WayGame
  | ExpandingGame
  | ShiftingWayGame
  | TumbleGame
  | ClusterGame
  | CascadeGame
  | HoldGame;

export type SlotMechanic = SlotGame['mechanic'];

export interface SlotGameBase {
  readonly code: string;
  /** A stake is this many credits. */
  readonly stakeCredits: number;
  readonly scatter: string;
  /** A round ends when it has won this many stakes. */
  readonly payoutStakesMax: number;
  /** The allowed stakes, in the player's currency. */
  readonly stakes: readonly string[];
  readonly stakeDefault: string;
  /** A game without free spins has none. */
  readonly freeSpins?: { readonly spinsMax: number };
}

/** A game whose return is worked out exactly, as a fraction. Its certificate proves it. */
export interface ExactReturn {
  readonly returnExact: string;
}

/** A game that is too large to count: what a simulation found, and how sure that is. */
export interface SimulatedReturn {
  readonly returnStated: StatedReturn;
}

/** Decimals, in percent where they say so; the whole record stands in docs/fairness. */
export interface StatedReturn {
  readonly rounds: number;
  readonly percent: string;
  /** Half of the 95 % interval around it. */
  readonly halfWidthPercent: string;
  readonly basePercent: string;
  readonly featurePercent: string;
  readonly hitPercent: string;
  readonly spinsPerTrigger: string;
  /** Free spins, or respins, of a feature on average. */
  readonly spinsPerFeature: string;
  /** Standard deviations of a paid spin and of a round, in stakes. */
  readonly spinDeviation: string;
  readonly roundDeviation: string;
  /** The most that one spin was seen to win, in stakes. */
  readonly spinWinStakesMax: string;
}

/** A game on reels: each an endless strip from top to bottom, drawn by where it stops. */
export interface ReelGame {
  readonly strips: readonly (readonly string[])[];
  readonly rows: number;
}

/** A reel written as a line of symbols. */
export function strip(symbols: string): readonly string[] {
  return symbols.split(' ');
}

/** Stakes written as a line of amounts. */
export function amounts(stakes: string): readonly string[] {
  return stakes.split(' ');
}

/** How many reels a window has, and how many rows at most. */
export function gridOf(game: SlotGame): { readonly reels: number; readonly rows: number } {
  const { rows } = game;
  if ('reels' in game) return { reels: game.reels, rows };
  return { reels: ('strips' in game ? game.strips : game.reelWeights).length, rows };
}
