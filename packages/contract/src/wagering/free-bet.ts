// Free bets and free rounds of our own games: the house pays the stake.
import { Type } from 'typebox';
import { amount, id, oneOf, text } from '../kit/schema.ts';

/** What they win: cash at once, or a bonus under its terms once they are over. */
export const freePays = ['cash', 'bonus'] as const;

/** `bet`: the stake is not paid back with the payout. */
export const freeKinds = ['rounds', 'bet'] as const;

/** One bet of at most `amount` on a game, until its time is over. */
export const freeBet = Type.Object({
  freeBetId: id(),
  gameCode: text(64),
  amount: amount(),
  currency: text(5),
  pays: oneOf(freePays),
  expiresAt: Type.Integer(),
});

/** Of a stake that a free bet paid; null: the player staked. */
export const freeBetUsed = Type.Union([Type.Object({ pays: oneOf(freePays) }), Type.Null()]);

/** Of a round whose stake the house paid; null: the player staked. */
export const freeStake = Type.Union([
  Type.Object({ kind: oneOf(freeKinds), pays: oneOf(freePays) }),
  Type.Null(),
]);
