// The plans of commission, for staff.
import type { rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CommissionsPorts } from '../ports.ts';
import { shownPlan } from '../shown.ts';
import { readPlans } from '../store/plans.ts';

export const listCommissionPlans =
  ({ database, usernames }: CommissionsPorts): Action<typeof rebates.listCommissionPlans> =>
  async () => {
    const plans = await readPlans(database.kysely);
    const names = await usernames(
      plans.flatMap(({ rootIds, proposal }) => [...rootIds, ...(proposal?.terms.rootIds ?? [])]),
    );
    return { list: plans.map((plan) => shownPlan(plan, names)) };
  };
