// Jackpots: pools that all our slots feed and may win. Contribution, prize and the next seed are
// postings of the transaction that settles the round; the chance grows with the stake and nothing
// else.
import type { jackpots } from '@baize/contract';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import type { JackpotTogether } from '../wagering/index.ts';
import { createActions } from './actions.ts';
import type { JackpotsPorts } from './ports.ts';
import { openFirstPools } from './store/open-pool.ts';
import { sealName } from './store/rows.ts';
import { createTakingPart } from './store/taking-part.ts';

export type { JackpotsPorts } from './ports.ts';

/** Wagering's part in settling rounds; it is made first. */
export function createJackpotTogether(
  ports: Pick<JackpotsPorts, 'secrets' | 'randomness' | 'currency'>,
): JackpotTogether {
  return createTakingPart(ports);
}

export function createJackpots(ports: JackpotsPorts) {
  return {
    actions: createActions(ports),
    /** Sees to it that every tier has its pool. */
    start: () => openFirstPools(ports),
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
    sealed: [
      sealedColumn(ports.database, ports.secrets, {
        table: 'jackpots_pool',
        column: 'sealed',
        by: ['tier', 'number'],
        nameOf: ({ tier = '', number }) => sealName(tier, Number(number)),
      }),
    ],
  } satisfies ModuleDoor<typeof jackpots>;
}

export type Jackpots = ReturnType<typeof createJackpots>;
