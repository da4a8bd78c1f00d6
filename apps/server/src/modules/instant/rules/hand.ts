// A round from its record: the choice, the steps and the draws decide what it shows and is worth.
import {
  handOf,
  outcomeOf,
  payoutOf,
  withSteps,
  type DealtInstant,
  type Draws,
  type Hand,
  type Json,
} from '@baize/engines';
import type { Units } from '@baize/money';

/** The step by which the house gives back the stake of a hand that was left before its first. */
export const giveBack = 'give-back';

export interface HandFacts {
  readonly stake: Units;
  readonly choice: Json;
  readonly steps: readonly Json[];
  readonly draws: Draws;
}

export interface Replayed {
  readonly choice: Json;
  readonly hand: Hand;
  readonly payout: Units;
  readonly outcome: object;
}

/** Undefined: the choice, or one of its steps, is not allowed. */
export function replay(game: DealtInstant, facts: HandFacts): Replayed | undefined {
  const { stake, draws, steps } = facts;
  const choice = game.play.steps ? withSteps(facts.choice, steps) : facts.choice;
  const hand = handOf(game, { stake, choice, draws });
  if (hand === undefined) return undefined;
  return { choice, hand, payout: payoutOf(stake, hand), outcome: outcomeOf(choice, hand) };
}

/** The steps that a closed round keeps in its outcome. */
export function stepsIn(outcome: unknown): readonly Json[] {
  const { choice } = (outcome ?? {}) as { readonly choice?: { readonly steps?: readonly Json[] } };
  return choice?.steps ?? [];
}
