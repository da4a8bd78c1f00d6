// A play of a lottery: how a selection is written, how many units it has, and which of them a draw
// wins. Units of one kind are a bet; a bet wins at its tiers, each with its exact chance.
import type { Odds, Units } from '@baize/money';
import type { Ratio } from '../kit/ratio.ts';
import type { DrawKind } from './kinds.ts';
import type { Selection, SelectionForm, SlipRefusal } from './selection.ts';

export interface Tier {
  /** What the tier is called, where its bet has several. */
  readonly name?: string;
  /** Whose units can win here: an index into the play's bets. */
  readonly bet: number;
  /** What one unit's chance to win here is. */
  readonly chance: Ratio;
  /** Which part of the bet's return this tier pays; the parts of a bet add up to one. */
  readonly share: Ratio;
  /** A push gives the stake back and nothing else. */
  readonly pays: 'prize' | 'stake';
  /** Odds that no stated return changes. */
  readonly fixed?: Odds;
  /** Odds of the tier at the house's own return, from which other returns scale them. */
  readonly house?: Odds;
}

/** A play whose outcomes may come several times in one draw, each paid each time. */
export interface EachRules {
  readonly size: number;
  /** How many digits the outcomes are written with. */
  readonly digits: number;
  /** Whether every draw comes to one outcome. */
  readonly once: boolean;
  /** The outcomes of a draw, as often as each comes. */
  of(window: readonly number[]): readonly number[];
  /** What of the selection each outcome wins: a unit at a tier. */
  wins(selection: Selection): readonly (readonly [outcome: number, tier: number])[];
}

/** A leg of a parlay: a place among those that the play looks at, and one of its bets. */
export interface Leg {
  readonly place: number;
  readonly bet: number;
}

export interface ParlayRules {
  legs(selection: Selection): readonly Leg[];
  /** At which tier a leg stands where the number is drawn at its place; undefined: it is lost. */
  tierAt(bet: number, number: number): number | undefined;
  /** A bet of so many legs is void where one of them is pushed. */
  readonly voidWithPush: number;
}

/** How a mechanic scores the numbers at the places that its play looks at. */
export interface Rules {
  readonly form: SelectionForm;
  /** The names of the kinds of units. */
  readonly bets: readonly string[];
  readonly tiers: readonly Tier[];
  readonly each?: EachRules;
  /** Where several tiers, or one twice, may win at once: the mean of the product of their hits. */
  together?(one: number, other: number): Ratio;
  /** Each bet is an answer of its own, and a draw that hits it pays all of its units. */
  readonly answers?: true;
  /** The bets are legs of one bet: all must win, and what their tiers pay is multiplied. */
  readonly parlay?: ParlayRules;
  /** What is wrong with a selection whose form is right. */
  refusal?(selection: Selection): SlipRefusal | undefined;
  /** How many units of each bet a selection has; of a parlay, how many in all. */
  count(selection: Selection): readonly number[];
  /** How many units, or legs, win at each tier; an empty list where nothing is paid. */
  hits(selection: Selection, window: readonly number[]): readonly number[];
  /** More units than this can never win at once. */
  hitsMost(selection: Selection): number;
  /** By tier: how many different units can win there at once, where that is few. */
  readonly atOnce?: readonly number[];
  /** The drawn numbers by which a picked one wins, where no rules of outcomes tell them. */
  wonBy?(number: number): readonly number[];
  /** At odds, a unit is staked with a multiple of this. */
  readonly amountStep?: Units;
  /** The units of a direct play beside all that there are: who covers too much is refused. */
  cover?(selection: Selection): { readonly units: number; readonly outcomes: number };
}

/** Prizes by group, or decimal odds. */
export type Pays = 'prize' | 'odds';

export interface Play extends Rules {
  readonly code: string;
  /** The play's number on the wire. */
  readonly id: number;
  readonly kind: DrawKind;
  readonly pays: Pays;
  /** Staff have to switch it on. */
  readonly off?: true;
  /** The places of the draw that the play looks at. */
  readonly at: readonly number[];
  /** Whether the order of the numbers at these places can matter. */
  readonly ordered: boolean;
}

export const noHits: readonly number[] = [];
