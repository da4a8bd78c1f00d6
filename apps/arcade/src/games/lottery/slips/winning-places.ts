// The places of a draw that decided the winning slips of an order: they are set off in its result.
import { readSelection } from '@baize/engines';
import type { WholeOrder } from '../desk/lottery-terms.ts';
import type { PlayBook } from '../plays/play-book.ts';

/** Undefined: no slip won, or it was decided by all places alike. */
export function winningPlaces(book: PlayBook, { slips, result }: WholeOrder): number[] | undefined {
  if (result === null) return undefined;
  const places = new Set<number>();
  for (const { play: code, selection, won } of slips) {
    const play = won.length > 0 ? book.play(code) : undefined;
    const read = play && readSelection(play, selection);
    if (play === undefined || read === undefined || 'refusal' in read) continue;
    const { positions, rows, form } = read.value;
    const at =
      positions === undefined ? play.at : play.at.filter((_, index) => positions.includes(index));
    const isByPlace = form === 'rows' && rows.length === play.at.length && play.at.length > 1;
    for (const [index, place] of at.entries()) {
      const number = result[place] ?? -1;
      const picked = isByPlace ? rows[index] : undefined;
      const isAnswer = play.form.rows[index]?.words !== undefined;
      const isIn = isAnswer ? picked?.length !== 0 : picked?.includes(number) !== false;
      if (isIn) places.add(place);
    }
  }
  return places.size === 0 || places.size === result.length ? undefined : [...places];
}
