// Describes one parlay before its stake: its legs, their combined odds, and its exact return.
import { oddsPerOne, type Odds } from '@baize/money';
import { printPercent, printRatio } from '../../kit/ratio.ts';
import type { Play } from '../play.ts';
import type { Selection } from '../selection.ts';
import { parlayReturn } from './parlay-return.ts';
import { allLegs } from './settle.ts';

export interface PickFacts {
  readonly legs: number;
  /** Of all legs together, cut to 1/10,000. */
  readonly odds: Odds;
  readonly percent: string;
  readonly exact: string;
}

/** Undefined: the play is no parlay, and its rules say everything. */
export function describePick(
  play: Play,
  selection: Selection,
  odds: readonly Odds[],
): PickFacts | undefined {
  const told = parlayReturn(play, selection, odds);
  if (told === undefined) return undefined;
  return {
    legs: selection.rows.flat().length,
    odds: allLegs(play, { selection, stake: oddsPerOne }, odds),
    percent: printPercent(told.returned, 4),
    exact: printRatio(told.returned),
  };
}
