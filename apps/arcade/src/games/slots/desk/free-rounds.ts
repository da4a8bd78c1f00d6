// Free rounds at the desk: which one the next spin is, and how many are left after it. The house
// counts them; the desk shows what it was told and counts along.
import { unitsOf } from '@baize/client';
import type { Units } from '@baize/money';
import type { ShownRound, SlotTerms } from './slot-round.ts';

export type FreeRounds = SlotTerms['freeRounds'][number];

/** Those that the next spin at this stake is one of; undefined: the player stakes. */
export const nextFree = (
  freeRounds: readonly FreeRounds[],
  stake: string,
): FreeRounds | undefined =>
  freeRounds.find(({ left, stake: own }) => left > 0 && unitsOf(own) === unitsOf(stake));

/** After one of them was played. */
export const countDown = (
  freeRounds: readonly FreeRounds[],
  freeRoundsId: string | undefined,
): readonly FreeRounds[] =>
  freeRounds
    .map((one) => (one.freeRoundsId === freeRoundsId ? { ...one, left: one.left - 1 } : one))
    .filter(({ left }) => left > 0);

/** What a round moves of the player's money. */
export function movedBy({ answer, stake, payout }: ShownRound): Units {
  if (answer.free === null) return payout - stake;
  return answer.free.pays === 'cash' ? payout : 0n;
}
