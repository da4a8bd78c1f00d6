// The screen of a lottery after its terms have changed: picks stay; a play that was switched off
// gives way to another, and the stake fits what is allowed now.
import { groupPlays } from '../plays/play-list.ts';
import type { PlayBook } from '../plays/play-book.ts';
import { changedStake } from './changed-stake.ts';
import type { DeskState } from './desk-state.ts';
import { offeredPlays, placeKept } from './first-state.ts';
import type { LotteryTerms } from './lottery-terms.ts';

/** Under other rules of the game, or in another lunar year, the screen has to be opened anew. */
export const isOfScreen = (before: LotteryTerms, now: LotteryTerms): boolean =>
  before.gameVersion === now.gameVersion && before.lunarYear === now.lunarYear;

export function stateAt(
  { play, pays, stake }: DeskState,
  book: PlayBook,
  terms: LotteryTerms,
): Partial<DeskState> {
  const own = placeKept(terms, book, play);
  const place = own.play === undefined ? firstPlace(terms, book, pays) : own;
  return { terms, ...place, stake: changedStake({ stake, terms }, {}) };
}

function firstPlace(terms: LotteryTerms, book: PlayBook, pays: DeskState['pays']) {
  const [group] = groupPlays(terms.kind, offeredPlays(terms, book), pays);
  const play = group?.choices[0]?.at[0]?.code;
  return group === undefined || play === undefined ? {} : { group: group.group, play };
}
