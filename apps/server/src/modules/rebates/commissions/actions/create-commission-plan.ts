// Staff make a plan of commission, which pays from the first whole period on.
import { isRefusal, type rebates } from '@baize/contract';
import { dayAt } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { newId } from '../../../../platform/randomness/index.ts';
import { readTerms } from '../asked-plan.ts';
import type { CommissionsPorts } from '../ports.ts';
import { firstPeriod } from '../rules/periods.ts';
import { insertPlan } from '../store/plans.ts';

export const createCommissionPlan =
  (ports: CommissionsPorts): Action<typeof rebates.createCommissionPlan> =>
  async ({ caller, input, now }) => {
    const terms = await readTerms(ports, input);
    if (isRefusal(terms)) return terms;
    const { name, basis, period, isOn } = input;
    const id = newId(now, ports.randomness);
    const plan = { ...terms, id, name, basis, period, isOn };
    await ports.database.transaction(async (tx) => {
      await insertPlan(tx, { ...plan, nextDay: firstPeriod(period, dayAt(now)) }, now);
      await ports.audit(tx, {
        staff: caller,
        action: 'create-commission-plan',
        subject: `commission-plan:${id}`,
        before: null,
        after: input,
      });
    });
    return { id };
  };
