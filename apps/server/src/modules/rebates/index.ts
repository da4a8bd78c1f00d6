// Rebates: a share of valid turnover by category, by rates that fall along the line of agents, so
// that a stake gives no more than the root's rate of it.
import type { rebates } from '@baize/contract';
import { none, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import type { RebatesPorts } from './ports.ts';
import { readRates } from './rates/store/rates.ts';

export type { RebatesPorts } from './ports.ts';

export function createRebates(ports: RebatesPorts) {
  return {
    actions: createActions(ports),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: async ({ playerId }: Member) => ({
      rates: await readRates(ports.database.kysely, [playerId]),
    }),
    closing: none,
  } satisfies ModuleDoor<typeof rebates>;
}

export type Rebates = ReturnType<typeof createRebates>;
