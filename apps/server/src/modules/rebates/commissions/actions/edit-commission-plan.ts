// Staff change a plan of commission, while no period of it that is over waits for its closing. A
// plan that is, or is to be, on keeps its terms until a second person confirms the new ones; one
// person turns it off.
import { isRefusal, refuse, type rebates } from '@baize/contract';
import { dayAt } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readTerms } from '../asked-plan.ts';
import { refusalOfPlan } from '../judge-plan.ts';
import type { CommissionsPorts } from '../ports.ts';
import { isDue, startOfPlan } from '../rules/plan-start.ts';
import { shownPlan } from '../shown.ts';
import { lockPlan, lockPlans, writePlan } from '../store/plans.ts';

export const editCommissionPlan =
  (ports: CommissionsPorts): Action<typeof rebates.editCommissionPlan> =>
  async ({ caller, input: { id, reason, ...input }, now }) =>
    ports.database.transaction(async (tx) => {
      await lockPlans(tx);
      const before = await lockPlan(tx, id);
      if (!before) return refuse('commission-unknown');
      // Its terms are those that the period ended with.
      if (isDue(before, dayAt(now))) return refuse('commission-period-due');
      const read = await readTerms(ports, input);
      if (isRefusal(read)) return read;
      const { name, basis, period, isOn } = input;
      const terms = { ...read, name, basis, period, isOn };
      const refused = await refusalOfPlan(ports, tx, { ...terms, id });
      if (refused !== undefined) return refused;
      const nextDay = startOfPlan(before, terms, dayAt(now));
      const proposal = { terms, by: caller.username, at: now };
      const after = isOn ? { ...before, proposal } : { ...terms, id, nextDay, proposal: null };
      await writePlan(tx, after);
      const names = await ports.usernames(before.rootIds);
      await ports.audit(tx, {
        staff: caller,
        action: isOn ? 'propose-commission-plan' : 'edit-commission-plan',
        subject: `commission-plan:${id}`,
        before: shownPlan(before, names),
        after: { ...input, reason },
      });
      return { done: true as const };
    });
