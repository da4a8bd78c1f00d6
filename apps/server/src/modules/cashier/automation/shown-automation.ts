// The rules as the console sees them, with what they approved today.
import type { OutputOf, cashier } from '@baize/contract';
import { dayAt, printUnits } from '@baize/money';
import type { CashierPorts } from '../ports.ts';
import { readAutomation, readDay, ruleText } from './store/automation.ts';

export type ShownAutomation = OutputOf<typeof cashier.getAutomation>;

export async function shownAutomation(
  { database: { kysely }, currency }: CashierPorts,
  now: number,
): Promise<ShownAutomation> {
  const automation = await readAutomation(kysely);
  const today = await readDay(kysely, { day: dayAt(now), currency });
  return {
    ...automation,
    rules: automation.rules.map((rule) => {
      const { conditions, ...rest } = ruleText(rule);
      return { ...rest, conditions: [...conditions] };
    }),
    dailyAmount: printUnits(automation.dailyAmount),
    approvedToday: today.approved,
    approvedTodayAmount: printUnits(today.amount),
    currency,
  };
}
