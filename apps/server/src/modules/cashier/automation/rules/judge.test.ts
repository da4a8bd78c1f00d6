// Rules in order over facts worked by hand, each condition at its bound, and what stops an
// approval.
import { expect, test } from 'vitest';
import { ruleFacts, type RuleFact, type RuleTest } from '@baize/contract';
import type { RuleFacts } from '../../cases/rules/risk.ts';
import { faultOf, judge, stopOf, type ApprovalFacts, type Rule } from './judge.ts';

const facts = Object.fromEntries(ruleFacts.map((fact) => [fact, 10_0000n])) as RuleFacts;
const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
  id,
  name: id,
  isOn: true,
  conditions: [],
  verdict: 'hold',
  reason: '',
  ...more,
});
const when = (fact: RuleFact, test: RuleTest, value: bigint) => ({
  conditions: [{ fact, test, value }],
});

test.each(ruleFacts)('a condition on %s holds at its bound and not beyond it', (fact) => {
  const decides = (test: RuleTest, value: bigint) =>
    judge([rule('one', when(fact, test, value))], facts) !== undefined;
  expect(decides('at-most', 10_0000n)).toBe(true);
  expect(decides('at-most', 9_9999n)).toBe(false);
  expect(decides('at-least', 10_0000n)).toBe(true);
  expect(decides('at-least', 10_0001n)).toBe(false);
});

test('the first rule that fits decides; one that is off is passed over', () => {
  const small = rule('small', when('amount', 'at-most', 5_0000n));
  const off = rule('off', { isOn: false });
  const [third, fourth] = [rule('third'), rule('fourth')];
  expect(judge([small, off, third, fourth], facts)?.id).toBe('third');
  expect(judge([small, off], facts)).toBeUndefined();
});

test('all conditions of a rule must hold', () => {
  const both = rule('both', {
    conditions: [
      { fact: 'amount', test: 'at-most', value: 20_0000n },
      { fact: 'marks', test: 'at-most', value: 0n },
    ],
  });
  expect(judge([both], facts)).toBeUndefined();
  expect(judge([both], { ...facts, marks: 0n })?.id).toBe('both');
});

test('a rule that approves needs a bound on the amount, and ids stand once', () => {
  const bound = when('amount', 'at-most', 5_0000n);
  const unbound = when('amount', 'at-least', 5_0000n);
  expect(faultOf([rule('one', { verdict: 'approve', ...bound })])).toBeUndefined();
  expect(faultOf([rule('one', { verdict: 'approve', ...unbound })])).toBe('rule-approves-all');
  expect(faultOf([rule('one'), rule('one')])).toBe('rule-twice');
});

const open: ApprovalFacts = {
  amount: 400n,
  approves: true,
  count: 4,
  sum: 600n,
  dailyCount: 5,
  dailyAmount: 1000n,
  needsTwo: false,
  wasOpened: false,
};

test.each<[string, Partial<ApprovalFacts>, ReturnType<typeof stopOf>]>([
  ['exactly what is left of the day', {}, undefined],
  ['the switch', { approves: false }, 'switched-off'],
  ['two signatures', { needsTwo: true }, 'needs-two'],
  ['an opened account', { wasOpened: true }, 'access-changed'],
  ['one more than the count of a day', { count: 5 }, 'day-limit'],
  ['one unit more than the amount of a day', { sum: 601n }, 'day-limit'],
  ['a day without any', { dailyCount: 0, count: 0 }, 'day-limit'],
])('an approval by rule: %s', (_name, change, stop) => {
  expect(stopOf({ ...open, ...change })).toBe(stop);
});
