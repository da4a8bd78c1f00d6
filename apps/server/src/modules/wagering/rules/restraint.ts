// How far a player keeps themselves from play: what draws people to play asks this first. A break
// and an exclusion pause; a limit of their own means that nobody should cheer them on.
import { refusalOfPause } from './may-stake.ts';
import { valueAt } from './limit.ts';
import type { PlayerPlay } from './round.ts';

export type Restraint = 'none' | 'limited' | 'paused';

type Restraining = Pick<PlayerPlay, 'breakUntil' | 'isExcluded' | 'limits'>;

export function restraintOf(play: Restraining, now: number): Restraint {
  if (refusalOfPause(play, now)) return 'paused';
  const isLimited = play.limits.some((limit) => valueAt(limit, now) !== null);
  return isLimited ? 'limited' : 'none';
}
