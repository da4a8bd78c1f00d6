// Fairness: what every game gives back against what it promises, counted from settled rounds beside
// play, told to staff when it drifts, and the game switched off where policy says so.
import type { fairness } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { listReturns } from './actions/list-returns.ts';
import { switchGame } from './actions/switch-game.ts';
import type { FairnessPorts } from './ports.ts';
import { watchReturns } from './watch-returns.ts';

export type { FairnessPorts } from './ports.ts';

export function createFairness(ports: FairnessPorts) {
  const actions: Actions<typeof fairness> = {
    listReturns: listReturns(ports),
    switchGame: switchGame(ports),
  };
  return {
    actions,
    /** Timed work: counts what was settled, judges it, alerts and switches off. */
    watchReturns: () => watchReturns(ports),
  };
}

export type Fairness = ReturnType<typeof createFairness>;
