// Rebates: a share of valid turnover by category, by rates that fall along the line of agents, so
// that a stake gives no more than the root's rate of it; and differential commission on top of it.
import type { rebates } from '@baize/contract';
import { none, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { createCommissions } from './commissions/commissions.ts';
import { standingOfCommissions } from './commissions/standing.ts';
import type { RebatesPorts } from './ports.ts';
import { createRates } from './rates/rates.ts';
import { readRates } from './rates/store/rates.ts';
import { createRuns } from './runs/runs.ts';
import { standingOfRebates } from './runs/standing.ts';
import { readDuesOf } from './runs/store/dues.ts';

export type { RebatesPorts } from './ports.ts';

export function createRebates(ports: RebatesPorts) {
  const rates = createRates(ports);
  const runs = createRuns(ports);
  const commissions = createCommissions(ports);
  const on = ports.database.kysely;
  return {
    actions: createActions({ rates, runs, commissions }),
    /** Terms of new members, for agents and identity below. */
    ...rates.door,
    /** What timed work does, for tests and simulated worlds. */
    byHand: { closeDays: runs.closeDays, closePeriods: commissions.closePeriods },
    /** Places rates of an earlier release before anybody is judged by them. */
    start: rates.placeRates,
    stop: none,
    jobs: [...rates.jobs, ...runs.jobs, ...commissions.jobs],
    forgetOld: runs.forgetOld,
    copyOf: async ({ playerId }: Member) => ({
      rates: await readRates(on, [playerId]),
      rebates: (await readDuesOf(on, playerId, { limit: 100_000, offset: 0 })).list,
    }),
    closing: { standing: standing(ports), payOut: none },
  } satisfies ModuleDoor<typeof rebates>;
}

const standing = (ports: RebatesPorts) => async (member: Member) => {
  const rebates = await standingOfRebates(ports)(member);
  const commissions = await standingOfCommissions(ports)(member);
  return {
    owed: rebates.owed + commissions.owed,
    uncounted: [...rebates.uncounted, ...commissions.uncounted],
  };
};

export type Rebates = ReturnType<typeof createRebates>;
