// A player's restraint from play, which is checked before anything that entices to play. A break
// and an exclusion pause; a limit of their own means no celebration.
import { refusalOfPause } from '../../rounds/rules/may-stake.ts';
import { valueAt } from '../../rounds/rules/limit.ts';
import type { PlayerPlay } from '../../rounds/rules/round.ts';

export type Restraint = 'none' | 'limited' | 'paused';

type Restraining = Pick<PlayerPlay, 'breakUntil' | 'isExcluded' | 'limits'>;

export function restraintOf(play: Restraining, now: number): Restraint {
  if (refusalOfPause(play, now)) return 'paused';
  const isLimited = play.limits.some((limit) => valueAt(limit, now) !== null);
  return isLimited ? 'limited' : 'none';
}
