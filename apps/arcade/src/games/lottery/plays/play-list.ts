// The plays of a kind as the picker offers them: by what they pay, by group, and within a group
// each play with the places of the draw at which it may be played.
import type { Pays } from '@baize/engines';
import type { ListedPlay } from './play-book.ts';
import { placeOfPlay, type PlayGroup, type PlayPlace } from './play-place.ts';

export interface PlayAt extends PlayPlace {
  readonly code: string;
}

export interface PlayChoice {
  /** Tells it from the other choices of its group. */
  readonly id: string;
  /** The same play at different places of the draw; most plays have one. */
  readonly at: readonly PlayAt[];
}

export interface GroupOfPlays {
  readonly group: PlayGroup;
  readonly board: boolean;
  readonly choices: readonly PlayChoice[];
}

export function groupPlays(
  kind: string,
  plays: readonly ListedPlay[],
  pays: Pays,
): readonly GroupOfPlays[] {
  const placed = plays
    .filter((play) => play.pays === pays)
    .map(({ code }) => ({ code, ...placeOfPlay(kind, code) }));
  return [...Map.groupBy(placed, ({ group }) => group)].map(([group, own]) => ({
    group,
    board: own.every(({ board }) => board === true),
    choices: [...Map.groupBy(own, choiceOf)].map(([id, at]) => ({ id, at })),
  }));
}

const choiceOf = ({ name, values, board, window }: PlayAt): string =>
  [name, values?.count, values?.take, values?.one, values?.other, board ? window : '']
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
