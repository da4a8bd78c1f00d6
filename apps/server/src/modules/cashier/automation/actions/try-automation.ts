// Tries rules on the withdrawals of the last 30 days, by the facts that were known of each when it
// was judged. Nothing changes.
import { refuse, type cashier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { faultOf, judge, type Rule } from '../rules/judge.ts';
import { readJudged, ruleOf, type JudgedCase } from '../store/automation.ts';

const spanMs = 30 * 24 * 3_600_000;
const casesMax = 20_000;

export const tryAutomation =
  ({ database }: CashierPorts): Action<typeof cashier.tryAutomation> =>
  async ({ input, now }) => {
    const rules = input.rules.map(ruleOf);
    const fault = faultOf(rules);
    if (fault) return refuse(fault);
    const search = { since: now - spanMs, count: casesMax };
    const cases = await readJudged(database.kysely, search);
    const decided = cases.map((one) => ({ one, rule: judge(rules, one.facts) }));
    const count = (verdict: Rule['verdict']) =>
      decided.filter(({ rule }) => rule?.verdict === verdict).length;
    return {
      looked: cases.length,
      rules: rules.map((rule) => sumOf(rule, decided)),
      approved: count('approve'),
      held: count('hold'),
      secondPerson: count('second-person'),
      undecided: decided.filter(({ rule }) => rule === undefined).length,
    };
  };

interface Decided {
  readonly one: JudgedCase;
  readonly rule: Rule | undefined;
}

function sumOf({ id, verdict }: Rule, decided: readonly Decided[]) {
  const own = decided.filter(({ rule }) => rule?.id === id);
  const refused = own.filter(({ one }) => one.state === 'refused');
  return {
    id,
    decided: own.length,
    amount: printUnits(own.reduce((sum, { one }) => sum + one.amount, 0n)),
    refusedByPeople: verdict === 'approve' ? refused.length : 0,
  };
}
