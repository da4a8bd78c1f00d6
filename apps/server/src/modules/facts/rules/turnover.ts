// Valid turnover of counted play. Where two sides play against each other, or an event may be
// called off, a round that pays exactly its stake was a tie: nothing was at risk, so it is no
// turnover. At slots the same payout is a win. Vendors report no more of a round than its sums.
import type { GameCategory } from '@baize/contract';
import type { Units } from '@baize/money';

const withTies: readonly string[] = [
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
] satisfies readonly GameCategory[];

export interface CountedStakes {
  /** Without stakes that are known to be given back. */
  readonly valid: Units;
  /** Stakes of rounds that paid exactly their stake. */
  readonly evened: Units;
}

export const turnoverOf = (category: string, { valid, evened }: CountedStakes): Units =>
  withTies.includes(category) ? valid - evened : valid;
