// The operator changes the rules, lets them approve, or stops all automatic approval at once. A
// withdrawal that is being judged meanwhile is judged by the rules before or those after.
import { isRefusal, refuse, type cashier } from '@baize/contract';
import { parseUnits, printUnits } from '@baize/money';
import type { Action, StaffCaller } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { faultOf } from '../rules/judge.ts';
import { shownAutomation } from '../shown-automation.ts';
import {
  lockAutomation,
  ruleOf,
  ruleText,
  writeAutomation,
  type Automation,
} from '../store/automation.ts';

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
      return change(ports, tx, { staff, before, more, now, action: 'save-withdrawal-rules' });
    });
    return isRefusal(saved) ? saved : shownAutomation(ports, now);
  };

export const startAutomation =
  (ports: CashierPorts): Action<typeof cashier.startAutomation> =>
  ({ caller, now }) =>
    turn(ports, { staff: caller, now, approves: true });

export const stopAutomation =
  (ports: CashierPorts): Action<typeof cashier.stopAutomation> =>
  ({ caller, now }) =>
    turn(ports, { staff: caller, now, approves: false });

interface Turn {
  readonly staff: StaffCaller;
  readonly now: number;
  readonly approves: boolean;
}

async function turn(ports: CashierPorts, { staff, now, approves }: Turn) {
  await ports.database.transaction(async (tx) => {
    const before = await lockAutomation(tx, 'change');
    if (before.approves === approves) return;
    const action = approves ? 'start-withdrawal-rules' : 'stop-withdrawal-rules';
    await change(ports, tx, { staff, before, more: { approves }, now, action });
  });
  return shownAutomation(ports, now);
}

interface Change {
  readonly staff: StaffCaller;
  readonly before: Automation;
  readonly more: Partial<Automation>;
  readonly now: number;
  readonly action: string;
}

async function change(
  { audit }: CashierPorts,
  tx: Tx,
  { staff, before, more, now, action }: Change,
): Promise<Automation> {
  const who = { changedBy: staff.username, changedAt: now };
  const after = { ...before, ...more, ...who, version: before.version + 1 };
  await writeAutomation(tx, after);
  const subject = 'withdrawal-rules';
  await audit(tx, { staff, action, subject, before: factsOf(before), after: factsOf(after) });
  return after;
}

const factsOf = ({ version, approves, rules, dailyCount, dailyAmount }: Automation) => ({
  version,
  approves,
  dailyCount,
  dailyAmount: printUnits(dailyAmount, 2),
  rules: rules.map(ruleText),
});
