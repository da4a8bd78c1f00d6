// The names of plays, groups, places and answers in the player's language.
import type { Translator } from '../translator.ts';
import { placeOfPlay, type PlayGroup, type PlayPlace, type PlayWindow } from './play-place.ts';

export function groupText(t: Translator, group: PlayGroup): string {
  return t(`lottery-play.group-${group}`);
}

/** The play alone, without its place in the draw. */
export function choiceText(t: Translator, { name, values = {} }: PlayPlace): string {
  return t(`lottery-play.play-${name}`, { ...values });
}

export function windowText(t: Translator, group: PlayGroup, window: PlayWindow): string {
  if (typeof window === 'number') return t('lottery-play.place-n', { place: window });
  return t(`lottery-play.window-${window}`, { count: windowSizes[group] ?? '' });
}

const windowSizes: Partial<Record<PlayGroup, number>> = {
  four: 4,
  three: 3,
  two: 2,
  appear: 4,
  patterns: 3,
};

/** The whole name: in a list of slips nothing else says what was played. */
export function playText(t: Translator, kind: string, code: string): string {
  const place = placeOfPlay(kind, code);
  const name = choiceText(t, place);
  const { group, window } = place;
  if (window !== undefined)
    return t('lottery-play.play-at', { play: name, window: windowText(t, group, window) });
  return ungrouped.has(group)
    ? name
    : t('lottery-play.play-in', { play: name, group: groupText(t, group) });
}

/** Groups whose plays say by their names what they are. */
const ungrouped = new Set<PlayGroup>([
  'appear',
  'dragon-tiger',
  'numbers',
  'patterns',
  'picks',
  'firsts',
  'sums',
  'dice',
  'matches',
  'misses',
  'zodiacs',
  'tails',
  'parlay',
  'special-prize',
  'lots',
  'three-ends',
  'tail-sets',
  'tail-misses',
  'heads-ends',
  'top',
  'bottom',
  'sides',
  'four-digits',
]);

/** An answer such as `big`; numbers stand as they are. */
export function wordText(t: Translator, word: string): string {
  return t.named(`lottery-play.word-${word}`) ?? word;
}

/** A row of a pad: the place of the draw, or what its numbers are for. */
export function rowText(
  t: Translator,
  {
    kind,
    row,
    rows,
    label,
  }: { kind: string; row: number; rows: number; label?: string | undefined },
): string {
  if (label !== undefined) return t.named(`lottery-play.row-${label}`) ?? label;
  if (rows === 1) return t('lottery-play.row-one');
  return placeText(t, kind, row + 1);
}

/** A place of the draw, from 1. Dice have none. */
export function placeText(t: Translator, kind: string, place: number): string {
  if ((kind === 'LHC' || kind === 'MARK6') && place === 7) return t('lottery-play.place-special');
  return t('lottery-play.place-n', { place });
}
