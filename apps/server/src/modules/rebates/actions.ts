// Every call of rebates and the action that answers it, by part.
import type { rebates } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import type { createCommissions } from './commissions/commissions.ts';
import type { createRates } from './rates/rates.ts';
import type { createRuns } from './runs/runs.ts';

interface Parts {
  readonly rates: ReturnType<typeof createRates>;
  readonly runs: ReturnType<typeof createRuns>;
  readonly commissions: ReturnType<typeof createCommissions>;
}

export function createActions({ rates, runs, commissions }: Parts): Actions<typeof rebates> {
  return { ...rates.actions, ...runs.actions, ...commissions.actions };
}
