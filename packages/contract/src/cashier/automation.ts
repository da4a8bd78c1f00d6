// Rules that approve a withdrawal by themselves, hold it with a reason or ask for a second person.
// They are the operator's, stand in order, and the first that fits decides.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, signedAmount, text, version } from '../kit/schema.ts';
import { ruleFacts, ruleTests, ruleVerdicts } from './schema.ts';

const rule = Type.Object({
  id: id(),
  name: text(60, 1),
  isOn: Type.Boolean(),
  /** All of them must hold. */
  conditions: Type.Array(
    Type.Object({ fact: oneOf(ruleFacts), test: oneOf(ruleTests), value: signedAmount() }),
    { maxItems: 12 },
  ),
  verdict: oneOf(ruleVerdicts),
  /** Shown beside what is held. */
  reason: text(120),
});

const rules = Type.Array(rule, { maxItems: 40 });

const automation = Type.Object({
  version: Type.Integer(),
  /** Whether rules approve at all; what they hold is held anyway. */
  approves: Type.Boolean(),
  rules,
  /** What they may approve in a day; 0: nothing. */
  dailyCount: Type.Integer({ minimum: 0, maximum: 100_000 }),
  dailyAmount: amount(),
  approvedToday: Type.Integer(),
  approvedTodayAmount: amount(),
  currency: text(5),
  changedBy: text(64),
  changedAt: Type.Union([Type.Integer(), Type.Null()]),
});

const desk = { wire: 'own', who: 'staff' } as const;

export const cashierAutomation = {
  getAutomation: endpoint({
    ...desk,
    summary: 'The rules that judge withdrawals by themselves, and what they approved today',
    method: 'GET',
    path: '/ops/cashier/automation',
    permission: 'withdrawals.view',
    gives: automation,
    refusals: [],
  }),
  saveAutomation: endpoint({
    ...desk,
    summary: 'Replaces the rules and the limits of a day',
    method: 'PUT',
    path: '/ops/cashier/automation',
    permission: 'withdrawals.rules',
    confirmed: true,
    perMinute: 30,
    body: Type.Object({
      version: version(),
      rules,
      dailyCount: automation.properties.dailyCount,
      dailyAmount: amount(),
    }),
    gives: automation,
    refusals: ['withdrawal-rules-changed', 'rule-approves-all', 'rule-twice'],
  }),
  startAutomation: endpoint({
    ...desk,
    summary: 'Lets rules approve',
    method: 'POST',
    path: '/ops/cashier/automation/start',
    permission: 'withdrawals.rules',
    confirmed: true,
    gives: automation,
    refusals: [],
  }),
  stopAutomation: endpoint({
    ...desk,
    summary: 'Stops all automatic approval at once',
    method: 'POST',
    path: '/ops/cashier/automation/stop',
    permission: 'withdrawals.review',
    gives: automation,
    refusals: [],
  }),
  tryAutomation: endpoint({
    ...desk,
    summary: 'What rules would have done with the withdrawals of the last 30 days',
    method: 'POST',
    path: '/ops/cashier/automation/try',
    permission: 'withdrawals.rules',
    perMinute: 20,
    body: Type.Object({ rules }),
    gives: Type.Object({
      /** The newest, at most 20,000. */
      looked: Type.Integer(),
      rules: Type.Array(
        Type.Object({
          id: id(),
          decided: Type.Integer(),
          amount: amount(),
          /** Of those it would approve, how many a person refused. */
          refusedByPeople: Type.Integer(),
        }),
      ),
      approved: Type.Integer(),
      held: Type.Integer(),
      secondPerson: Type.Integer(),
      undecided: Type.Integer(),
    }),
    refusals: ['rule-approves-all', 'rule-twice'],
  }),
};
