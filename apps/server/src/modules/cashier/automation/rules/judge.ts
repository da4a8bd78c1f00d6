// The operator's rules over the facts of one withdrawal: they stand in order, all conditions of a
// rule must hold, and the first that fits decides. A rule that approves needs a bound on the
// amount.
import type { RuleFact, RuleTest, RuleVerdict } from '@baize/contract';
import type { Units } from '@baize/money';
import type { RuleFacts } from '../../cases/rules/risk.ts';

export interface Condition {
  readonly fact: RuleFact;
  readonly test: RuleTest;
  readonly value: Units;
}

export interface Rule {
  readonly id: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly conditions: readonly Condition[];
  readonly verdict: RuleVerdict;
  readonly reason: string;
}

export function judge(rules: readonly Rule[], facts: RuleFacts): Rule | undefined {
  return rules.find(
    ({ isOn, conditions }) => isOn && conditions.every((condition) => fits(condition, facts)),
  );
}

const fits = ({ fact, test, value }: Condition, facts: RuleFacts): boolean =>
  test === 'at-most' ? facts[fact] <= value : facts[fact] >= value;

export function faultOf(rules: readonly Rule[]): 'rule-approves-all' | 'rule-twice' | undefined {
  if (new Set(rules.map(({ id }) => id)).size !== rules.length) return 'rule-twice';
  const isUnbound = ({ verdict, conditions }: Rule) =>
    verdict === 'approve' &&
    !conditions.some(({ fact, test }) => fact === 'amount' && test === 'at-most');
  return rules.some(isUnbound) ? 'rule-approves-all' : undefined;
}

export interface ApprovalFacts {
  readonly amount: Units;
  readonly approves: boolean;
  /** Approved by rules on this day. */
  readonly count: number;
  readonly sum: Units;
  readonly dailyCount: number;
  readonly dailyAmount: Units;
  /** Two persons have to sign it. */
  readonly needsTwo: boolean;
  /** Staff opened a way into the account of late. */
  readonly wasOpened: boolean;
}

export type ApprovalStop = 'switched-off' | 'needs-two' | 'access-changed' | 'day-limit';

/** Why a rule may not approve now, whatever it says. */
export function stopOf(facts: ApprovalFacts): ApprovalStop | undefined {
  if (!facts.approves) return 'switched-off';
  if (facts.needsTwo) return 'needs-two';
  if (facts.wasOpened) return 'access-changed';
  const isOver = facts.count + 1 > facts.dailyCount || facts.sum + facts.amount > facts.dailyAmount;
  return isOver ? 'day-limit' : undefined;
}
