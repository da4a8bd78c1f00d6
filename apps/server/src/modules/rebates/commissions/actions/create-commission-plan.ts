// Staff make a plan of commission, which pays from the first whole period on. One that is to be on
// waits for a second person, and is off until then.
import { isRefusal, type rebates } from '@baize/contract';
import { dayAt } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { newId } from '../../../../platform/randomness/index.ts';
import { readTerms } from '../asked-plan.ts';
import { refusalOfPlan } from '../judge-plan.ts';
import type { CommissionsPorts } from '../ports.ts';
import { firstPeriod } from '../rules/periods.ts';
import { insertPlan, lockPlans } from '../store/plans.ts';

export const createCommissionPlan =
  (ports: CommissionsPorts): Action<typeof rebates.createCommissionPlan> =>
  async ({ caller, input, now }) => {
    const read = await readTerms(ports, input);
    if (isRefusal(read)) return read;
    const { name, basis, period, isOn } = input;
    const terms = { ...read, name, basis, period, isOn };
    const id = newId(now, ports.randomness);
    return ports.database.transaction(async (tx) => {
      await lockPlans(tx);
      const refused = await refusalOfPlan(ports, tx, terms);
      if (refused !== undefined) return refused;
      const proposal = isOn ? { terms, by: caller.username, at: now } : null;
      const nextDay = firstPeriod(period, dayAt(now));
      await insertPlan(tx, { ...terms, id, isOn: false, nextDay, proposal }, now);
      await ports.audit(tx, {
        staff: caller,
        action: isOn ? 'propose-commission-plan' : 'create-commission-plan',
        subject: `commission-plan:${id}`,
        before: null,
        after: input,
      });
      return { id };
    });
  };
