// Decimal odds: the whole return per one staked, stake included, as an integer scaled by 10,000.
// A payout at odds is rounded down to a whole 1/100.
import { parseUnits, printUnits } from './decimal.ts';
import { floorToCent, multiplyByRatio, type Units } from './units.ts';
import { unitsFromNumber } from './wire-number.ts';

/** Decimal odds × 10,000: 1.85 is 18500n. */
export type Odds = bigint;

export const oddsPerOne = 10_000n;

/** Reads odds of at least 1, such as "1.85". */
export function parseOdds(text: string): Odds | undefined {
  return atLeastOne(parseUnits(text, { decimalsMax: 4 }));
}

/** Reads odds of at least 1 from a JSON number. */
export function oddsFromNumber(value: number): Odds | undefined {
  return atLeastOne(unitsFromNumber(value));
}

/** Writes odds with `decimals` places, cut. */
export function printOdds(odds: Odds, decimals = 2): string {
  return printUnits(odds, decimals);
}

/** What a winning stake returns. */
export function payoutAtOdds(stake: Units, odds: Odds): Units {
  return floorToCent(multiplyByRatio(stake, odds, oddsPerOne));
}

function atLeastOne(odds: bigint | undefined): Odds | undefined {
  return odds !== undefined && odds >= oddsPerOne ? odds : undefined;
}
