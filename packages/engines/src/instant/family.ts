// The small games as a family: a stake with a choice, drawn from the player's own seeds. Steps of a
// hand are part of the choice that a receipt keeps.
import type { Units } from '@baize/money';
import type { Json } from '../kit/canonical-json.ts';
import type { Draws } from '../kit/draws.ts';
import type { RoundFamily } from '../kit/family.ts';
import { printDecimal } from '../kit/ratio.ts';
import { verifyRound } from '../kit/verify-round.ts';
import { instantGames, instantLimits, mostFor, type DealtInstant } from './games.ts';
import type { Hand } from './mechanic.ts';
import { printMultiplier, timesStake } from './multiplier.ts';

export const instant: RoundFamily<'instant', DealtInstant> = {
  decides: 'round',
  code: 'instant',
  category: 'ELOTT',
  games: instantGames,
  play(game, { stake, draws, choice = null }) {
    const hand = handOf(game, { stake, choice, draws });
    // A hand that is not over has no payout yet.
    if (!hand?.over) return undefined;
    return { payout: payoutOf(stake, hand), outcome: outcomeOf(choice, hand) };
  },
  verify: (game, receipt) => verifyRound(receipt, (asked) => instant.play(game, asked)),
  covered: ({ play }, choice) => play.covered?.(choice),
  describe: ({ play, returnPercent }) => ({ returnPercent, ...instantLimits, ...play.rules }),
};

export interface HandAskedOf {
  readonly stake: Units;
  /** With the steps so far. */
  readonly choice: Json;
  readonly draws: Draws;
}

/** A round as far as its choice goes; undefined: the choice, or a step of it, is not allowed. */
export function handOf({ play }: DealtInstant, asked: HandAskedOf): Hand | undefined {
  return play.play({ choice: asked.choice, draws: asked.draws, most: mostFor(asked.stake) });
}

/** What an ended hand pays; an open one would pay this now. */
export const payoutOf = (stake: Units, { multiplier }: Hand): Units =>
  timesStake(stake, multiplier);

/** What happened, as plain JSON: a screen plays it back, and a receipt keeps it. */
export function outcomeOf(choice: Json, { multiplier, variance, shown }: Hand) {
  return {
    choice,
    multiplier: printMultiplier(multiplier),
    variance: printDecimal(variance, 4),
    ...shown,
  };
}
