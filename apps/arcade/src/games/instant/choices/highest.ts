// The highest multiplier that a choice can pay at once, in 1/10,000 of the stake; undefined for a
// hand, which the player ends.
import { readUnits } from '@baize/client';
import type { Choice, InstantTerms } from '../desk/instant-round.ts';
import { casesOf } from './cases.ts';

export function highestOf(terms: InstantTerms, choice: Choice): bigint | undefined {
  if (terms.hasSteps) return undefined;
  const pays = casesOf(terms, choice).map(({ multiplier }) => readUnits(multiplier) ?? 0n);
  return pays.reduce((most, one) => (one > most ? one : most), 0n);
}
