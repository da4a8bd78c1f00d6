// Jackpots: pools that all our slots feed and may win. Contribution, prize and the next seed are
// postings of the transaction that settles the round; the chance grows with the stake and nothing
// else.
import type { jackpots } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import type { JackpotTogether } from '../wagering/index.ts';
import { changeJackpot } from './actions/change-jackpot.ts';
import { getJackpot } from './actions/get-jackpot.ts';
import { listJackpotWins } from './actions/list-jackpot-wins.ts';
import { listJackpots } from './actions/list-jackpots.ts';
import type { JackpotsPorts } from './ports.ts';
import { openFirstPools } from './store/open-pool.ts';
import { createTakingPart } from './store/taking-part.ts';

export type { JackpotsPorts } from './ports.ts';

/** What wagering carries out as rounds settle; it is made first. */
export function createJackpotTogether(
  ports: Pick<JackpotsPorts, 'secrets' | 'randomness' | 'currency'>,
): JackpotTogether {
  return createTakingPart(ports);
}

export function createJackpots(ports: JackpotsPorts) {
  const actions: Actions<typeof jackpots> = {
    getJackpot: getJackpot(ports),
    listJackpots: listJackpots(ports),
    listJackpotWins: listJackpotWins(ports),
    changeJackpot: changeJackpot(ports),
  };
  return {
    actions,
    /** Sees to it that every tier has its pool. */
    start: () => openFirstPools(ports),
  };
}

export type Jackpots = ReturnType<typeof createJackpots>;
