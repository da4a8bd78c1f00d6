// Staff calls that move bills of agents' agreements: closing a period again, payment by the house,
// by force or not at all, disputes; and what a policy would have cost.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, dayText, id, oneOf, pageQuery, signedAmount, text } from '../kit/schema.ts';
import {
  agreementRun,
  billFacts,
  billInFull,
  orNull,
  params,
  person,
  reason,
  staffBill,
  terms,
} from './schema.ts';
import { agreementKinds, agreementPeriods } from './words.ts';

const changing = {
  method: 'POST',
  wire: 'own',
  who: 'staff',
  perMinute: 60,
  params,
} as const;
const paying = { ...changing, permission: 'agreements.pay', gives: staffBill } as const;
const because = Type.Object({ reason: reason() });

export const agreementsDeskSteps = {
  runAgain: endpoint({
    ...changing,
    permission: 'agreements.edit',
    summary: 'Closes a period again: agreements without a bill of it get one, no other changes',
    path: '/ops/agreement-runs/:id/again',
    body: because,
    gives: agreementRun,
    refusals: ['run-not-found', 'run-too-early'],
  }),
  payBillByHouse: endpoint({
    ...paying,
    summary: 'The house pays what is left of a bill; much waits for a second person',
    path: '/ops/agreement-bills/:id/pay',
    intent: true,
    confirmed: true,
    body: because,
    refusals: ['bill-not-found', 'bill-state-fixed', 'bill-proposal-waits'],
  }),
  forceBill: endpoint({
    ...paying,
    summary: 'Takes the payer’s balance for a bill, now and later; much waits for a second person',
    path: '/ops/agreement-bills/:id/force',
    intent: true,
    confirmed: true,
    body: because,
    refusals: ['bill-not-found', 'bill-state-fixed', 'bill-proposal-waits'],
  }),
  confirmBillPayment: endpoint({
    ...paying,
    summary: 'The second person carries out a payment that waits, of the amount that was proposed',
    path: '/ops/agreement-bills/:id/confirm',
    intent: true,
    confirmed: true,
    body: Type.Object({ proposalId: id() }),
    refusals: [
      'bill-not-found',
      'bill-proposal-not-found',
      'bill-state-fixed',
      'second-person-needed',
    ],
  }),
  withdrawBillPayment: endpoint({
    ...paying,
    summary: 'Withdraws a payment that waits for a second person',
    path: '/ops/agreement-bills/:id/withdraw',
    body: Type.Object({ proposalId: id(), reason: reason() }),
    refusals: ['bill-not-found', 'bill-proposal-not-found'],
  }),
  refuseBill: endpoint({
    ...paying,
    summary: 'What is left of a bill is owed no more',
    path: '/ops/agreement-bills/:id/refuse',
    confirmed: true,
    body: because,
    refusals: [
      'bill-not-found',
      /** They opened the account of a side of late. */
      'second-person-needed',
      'bill-state-fixed',
    ],
  }),
  answerBillDisputeByStaff: endpoint({
    ...changing,
    permission: 'agreements.edit',
    summary: 'Staff answer the dispute of a bill',
    path: '/ops/agreement-bills/:id/dispute/answer',
    body: Type.Object({ answer: oneOf(['upheld', 'dismissed'] as const), reason: reason() }),
    gives: billInFull,
    refusals: ['bill-not-found', 'bill-dispute-none'],
  }),
  getBillFactsFile: endpoint({
    method: 'GET',
    wire: 'own',
    who: 'staff',
    permission: 'agreements.view',
    perMinute: 6,
    summary: 'A bill with every member’s figures, from which it can be made again',
    path: '/ops/agreement-bills/:id/facts',
    params,
    gives: billFacts,
    refusals: ['bill-not-found', 'bill-facts-gone', 'bill-facts-large'],
  }),
  tryPolicy: endpoint({
    method: 'POST',
    wire: 'own',
    who: 'staff',
    permission: 'agreements.edit',
    perMinute: 10,
    summary: 'What terms would have given every agent directly below another, or at the top',
    path: '/ops/agreement-trials',
    body: Type.Object({
      kind: oneOf(agreementKinds),
      period: Type.Optional(oneOf(agreementPeriods)),
      terms,
      /** The agent above; empty: agents at the top. */
      upline: text(64),
      from: dayText(),
      /** The last day of it. */
      until: dayText(),
    }),
    gives: Type.Object({
      currency: text(5),
      pay: amount(),
      /** At most 1,000 periods, each with its cost. */
      periods: Type.Array(
        Type.Object({ from: Type.Integer(), until: Type.Integer(), pay: amount() }),
      ),
      agents: Type.Array(
        Type.Object({
          agent: person,
          turnover: signedAmount(),
          netLoss: signedAmount(),
          pay: amount(),
        }),
      ),
    }),
    refusals: [
      'agent-unknown',
      'agreement-period-wrong',
      'agreement-terms-invalid',
      'agreement-days-wrong',
      'agreement-days-too-many',
    ],
  }),
  getAgentsReport: endpoint({
    method: 'GET',
    wire: 'own',
    who: 'staff',
    permission: 'agreements.view',
    perMinute: 60,
    summary: 'Agents directly below another, or at the top: turnover, result, cost of contracts',
    path: '/ops/agents-report',
    query: Type.Object({
      ...pageQuery,
      upline: Type.Optional(text(64)),
      from: dayText(),
      until: dayText(),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          agent: person,
          turnover: signedAmount(),
          payout: signedAmount(),
          netLoss: signedAmount(),
          /** Billed for periods that began on these days. */
          dividends: amount(),
          salaries: amount(),
          /** Of the result; null: there was none. */
          share: orNull(text(20)),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: ['agent-unknown', 'agreement-days-wrong'],
  }),
};
