// Changes of the rules, each audited with what stood before. A withdrawal that is being judged
// meanwhile is judged by the rules before or those after.
import { printUnits } from '@baize/money';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { CashierPorts } from '../ports.ts';
import { shownAutomation } from './shown-automation.ts';
import { lockAutomation, ruleText, writeAutomation, type Automation } from './store/automation.ts';

interface Turn {
  readonly staff: StaffCaller;
  readonly now: number;
  readonly approves: boolean;
}

export async function turnAutomation(ports: CashierPorts, { staff, now, approves }: Turn) {
  await ports.database.transaction(async (tx) => {
    const before = await lockAutomation(tx, 'change');
    if (before.approves === approves) return;
    const action = approves ? 'start-withdrawal-rules' : 'stop-withdrawal-rules';
    await changeAutomation(ports, tx, { staff, before, more: { approves }, now, action });
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

export async function changeAutomation(
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
