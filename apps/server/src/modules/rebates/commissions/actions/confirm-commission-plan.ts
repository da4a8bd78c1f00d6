// The second person of staff puts the proposed terms of a plan in force, as they were read.
import { isRefusal, refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { dayAt } from '@baize/money';
import type { CommissionsPorts } from '../ports.ts';
import { refusalOfPlan } from '../judge-plan.ts';
import { isDue, startOfPlan } from '../rules/plan-start.ts';
import { isNoSecond } from '../second-person.ts';
import { shownPlan } from '../shown.ts';
import { lockPlan, lockPlans, writePlan } from '../store/plans.ts';

export const confirmCommissionPlan =
  (ports: CommissionsPorts): Action<typeof rebates.confirmCommissionPlan> =>
  async ({ caller: staff, input: { id, proposedAt }, now }) =>
    ports.database.transaction(async (tx) => {
      await lockPlans(tx);
      const before = await lockPlan(tx, id);
      if (before?.proposal?.at !== proposedAt) return refuse('commission-proposal-gone');
      const { by: proposedBy, terms } = before.proposal;
      const { rootIds } = terms;
      if (await isNoSecond(ports, tx, { staff, proposedBy, rootIds, now }))
        return refuse('second-person-needed');
      if (isDue(before, dayAt(now))) return refuse('commission-period-due');
      const above = await refusalOfPlan(ports, tx, { ...terms, id });
      if (above && isRefusal(above)) return above;
      const nextDay = startOfPlan(before, terms, dayAt(now));
      const after = { ...terms, id, nextDay, proposal: null };
      await writePlan(tx, after);
      const names = await ports.usernames([...before.rootIds, ...rootIds]);
      await ports.audit(tx, {
        staff,
        action: 'confirm-commission-plan',
        subject: `commission-plan:${id}`,
        before: { ...shownPlan(before, names), proposedBy },
        after: shownPlan(after, names),
      });
      return { done: true as const };
    });
