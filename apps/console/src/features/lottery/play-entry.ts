// Odds of a play as they are typed, by tier, and as the call takes them.
import { readUnits, typedUnits } from '@baize/client';
import { oddsPerOne } from '@baize/money';
import type { PlayShown } from './game-settings.ts';
import { plainAmount, sentAmount } from './terms-entry.ts';

export interface PlayEntry {
  readonly on: boolean;
  /** The game's return gives the odds. */
  readonly byReturn: boolean;
  readonly odds: readonly string[];
  /** Empty: as the game says. */
  readonly exposureMost: string;
}

export function playEntryOf({ on, oddsSet, tiers, exposureMost }: PlayShown): PlayEntry {
  return {
    on,
    byReturn: !oddsSet,
    odds: tiers.map(({ pays }) => plainAmount(pays)),
    exposureMost: exposureMost === null ? '' : plainAmount(exposureMost),
  };
}

/** In 1/10,000 by tier; undefined where one is no number. A push gives the stake back. */
export function oddsOf(play: PlayShown, typed: readonly string[]): readonly bigint[] | undefined {
  const odds = play.tiers.map(({ push }, place) =>
    push ? oddsPerOne : readUnits((typed[place] ?? '').trim()),
  );
  return odds.every((one) => one !== undefined) ? odds : undefined;
}

export const limitOf = (typed: string): string | null | undefined => {
  const text = typed.trim();
  if (text === '') return null;
  return typedUnits(text) === undefined ? undefined : sentAmount(text);
};
