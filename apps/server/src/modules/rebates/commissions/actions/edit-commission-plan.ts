// Staff change a plan of commission, while no period of it that is over waits for its closing. A
// plan with another period, or that was off, begins with the next whole one.
import { isRefusal, refuse, type rebates } from '@baize/contract';
import { dayAt } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readTerms } from '../asked-plan.ts';
import type { CommissionsPorts } from '../ports.ts';
import { firstPeriod, nextPeriod } from '../rules/periods.ts';
import { shownPlan } from '../shown.ts';
import { lockPlan, writePlan, type Plan } from '../store/plans.ts';

export const editCommissionPlan =
  (ports: CommissionsPorts): Action<typeof rebates.editCommissionPlan> =>
  async ({ caller, input: { id, reason, ...input }, now }) =>
    ports.database.transaction(async (tx) => {
      const before = await lockPlan(tx, id);
      if (!before) return refuse('commission-unknown');
      // Its terms are those that the period ended with.
      if (isDue(before, dayAt(now))) return refuse('commission-period-due');
      const terms = await readTerms(ports, input);
      if (isRefusal(terms)) return terms;
      const { name, basis, period, isOn } = input;
      const goesOn = before.period === period && (before.isOn || !isOn);
      const nextDay = goesOn ? before.nextDay : firstPeriod(period, dayAt(now));
      await writePlan(tx, { ...terms, id, name, basis, period, isOn, nextDay });
      const names = await ports.usernames(before.rootIds);
      await ports.audit(tx, {
        staff: caller,
        action: 'edit-commission-plan',
        subject: `commission-plan:${id}`,
        before: shownPlan(before, names),
        after: { ...input, reason },
      });
      return { done: true as const };
    });

const isDue = ({ isOn, period, nextDay }: Plan, today: number): boolean =>
  isOn && nextPeriod(period, nextDay) <= today;
