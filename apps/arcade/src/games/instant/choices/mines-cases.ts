// The ladder of a hand of mines: what each further safe field makes it worth, and the chance to get
// so far.
import { rulesOf, type Choice, type InstantTerms } from '../desk/instant-round.ts';
import type { Case } from './cases.ts';

const fields = 25;

export function minesCases(terms: InstantTerms, choice: Choice): readonly Case[] {
  const mines = Number(choice['mines']);
  const ladder = (rulesOf(terms).multipliers?.[mines - 1] ?? []) as readonly string[];
  let [ways, of] = [1, 1];
  return ladder.map((multiplier, opened) => {
    ways *= fields - mines - opened;
    of *= fields - opened;
    return { multiplier, ways, of };
  });
}
