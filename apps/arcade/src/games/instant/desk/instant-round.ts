// A small game and its rounds as the server sends them, with their outcomes typed.
import { unitsOf } from '@baize/client';
import type { contract, InputOf, OutputOf } from '@baize/contract';
import type { Units } from '@baize/money';

type Instant = (typeof contract)['instant'];
export type InstantTerms = OutputOf<Instant['getInstant']>;
export type InstantRound = OutputOf<Instant['playInstant']>;
export type InstantPage = OutputOf<Instant['listInstantRounds']>;
export type Choice = InputOf<Instant['playInstant']>['choice'];
export type Step = InputOf<Instant['stepInstant']>['step'];

/** What happened in a round; each game tells its own fields. */
export interface Outcome {
  readonly choice?: Choice;
  readonly multiplier?: string;
  readonly roll?: number;
  readonly flips?: readonly string[];
  readonly segment?: number;
  readonly path?: readonly number[];
  readonly slot?: number;
  readonly end?: 'open' | 'cashed' | 'bust' | 'full';
  readonly opened?: readonly number[];
  readonly mined?: readonly number[];
  /** The multiplier after one more safe field. */
  readonly next?: string | null;
  readonly cards?: readonly number[];
  /** The multipliers after a right guess; null: it is not offered. */
  readonly higher?: string | null;
  readonly lower?: string | null;
  readonly skipsLeft?: number;
}

export const outcomeOf = (round: InstantRound | null): Outcome => (round?.outcome ?? {}) as Outcome;

/** What the player staked; nothing where a free bet paid. */
export const ownStake = ({ free, stake }: InstantRound): Units =>
  free === null ? unitsOf(stake) : 0n;

/** What came to the player's money at once; a free bet may win a bonus, which comes later. */
const paidOf = ({ free, payout }: InstantRound): Units =>
  free?.pays === 'bonus' ? 0n : unitsOf(payout);

/** What a round brought the player; a void one gave its stake back. */
export const netOf = (round: InstantRound): Units =>
  round.state === 'settled' ? paidOf(round) - ownStake(round) : 0n;

/** What the game paid, to be compared with the stake: the win of a free bet is without it. */
export function gamePaid({ free, stake, payout }: InstantRound): Units {
  const won = unitsOf(payout);
  return free === null || won === 0n ? won : won + unitsOf(stake);
}

/** The fields of the rules that screens show; a game has its own of them. */
export interface InstantRules {
  readonly payoutMost: string;
  readonly multiplierMost: string;
  readonly outcomes?: number;
  readonly chanceLeast?: number;
  readonly chanceMost?: number;
  readonly rowsLeast?: number;
  readonly rowsMost?: number;
  readonly risks?: readonly string[];
  /** By risk, then by size. */
  readonly tables?: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly multipliers?: readonly string[] | readonly (readonly string[])[];
  readonly skipsMost?: number;
}

export const rulesOf = ({ rules }: InstantTerms): InstantRules => rules as InstantRules;
