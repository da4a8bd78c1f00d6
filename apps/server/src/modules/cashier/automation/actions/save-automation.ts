// The operator replaces the rules and the limits of a day.
import { isRefusal, refuse, type cashier } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { changeAutomation } from '../change-automation.ts';
import { faultOf } from '../rules/judge.ts';
import { shownAutomation } from '../shown-automation.ts';
import { lockAutomation, ruleOf } from '../store/automation.ts';

export const saveAutomation =
  (ports: CashierPorts): Action<typeof cashier.saveAutomation> =>
  async ({ caller: staff, input, now }) => {
    const rules = input.rules.map(ruleOf);
    const fault = faultOf(rules);
    const saved = await ports.database.transaction(async (tx) => {
      const before = await lockAutomation(tx, 'change');
      if (before.version !== input.version) return refuse('withdrawal-rules-changed');
      if (fault) return refuse(fault);
      const { dailyCount } = input;
      const dailyAmount = parseUnits(input.dailyAmount, { decimalsMax: 4 }) ?? 0n;
      const more = { rules, dailyCount, dailyAmount };
      return changeAutomation(ports, tx, {
        staff,
        before,
        more,
        now,
        action: 'save-withdrawal-rules',
      });
    });
    return isRefusal(saved) ? saved : shownAutomation(ports, now);
  };
