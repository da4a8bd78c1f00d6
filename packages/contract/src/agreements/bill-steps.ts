// Steps of bills by payer and payee, and what a bill is made of, down to a member's rounds.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, moment, oneOf, pageQuery, signedAmount, text } from '../kit/schema.ts';
import {
  billFacts,
  billInFull,
  billMembers,
  params,
  reason,
  terms,
  triedPeriod,
} from './schema.ts';
import { agreementKinds, agreementPeriods } from './words.ts';

const calling = {
  wire: 'wps',
  who: 'agent',
  modules: ['AGENTPOLICY3'],
  perMinute: 60,
} as const;
const reading = { ...calling, method: 'GET' } as const;
const changing = { ...calling, method: 'POST', gives: billInFull } as const;
const page = { pageNo: Type.Integer(), totalPage: Type.Integer() };

/** A member's rounds of a bill. */
export const billBets = {
  list: Type.Array(
    Type.Object({
      roundId: text(128),
      settledAt: moment(),
      gameCode: text(64),
      gameName: text(120),
      stake: amount(),
      /** What of the stake counts: none of a tie, nor of parts that were called off. */
      turnover: amount(),
      payout: amount(),
    }),
  ),
  total: Type.Integer(),
  /** What the bill counted of this member beside these rounds: changes of earlier ones. */
  earlierTurnover: signedAmount(),
};

export const agreementsBillSteps = {
  listBillMembers: endpoint({
    ...reading,
    summary: 'The members whose figures a bill is made of, those with most turnover first',
    path: '/wps/agent/bills/:id/members',
    params,
    query: Type.Object({ ...pageQuery, customerName: Type.Optional(text(64)) }),
    gives: Type.Object({ ...billMembers, ...page }),
    refusals: ['bill-not-found'],
  }),
  listBillBets: endpoint({
    ...reading,
    summary: 'A member’s rounds settled in a bill’s period, newest first',
    path: '/wps/agent/bills/:id/bets',
    params,
    query: Type.Object({ ...pageQuery, customerId: id() }),
    gives: Type.Object({
      ...billBets,
      ...page,
    }),
    refusals: ['bill-not-found', 'member-not-found'],
  }),
  getBillFacts: endpoint({
    ...reading,
    perMinute: 6,
    summary: 'A bill with every member’s figures, as a file from which it can be made again',
    path: '/wps/agent/bills/:id/facts',
    params,
    gives: billFacts,
    refusals: ['bill-not-found', 'bill-facts-gone', 'bill-facts-large'],
  }),
  payBill: endpoint({
    ...changing,
    summary: 'The payer pays a bill, all of it or a part, from the own balance',
    path: '/wps/agent/bills/:id/pay',
    intent: true,
    perMinute: 30,
    params,
    body: Type.Object({
      /** Absent: all that is owed. */
      amount: Type.Optional(amount()),
    }),
    refusals: ['bill-not-found', 'bill-state-fixed', 'amount-invalid', 'balance-too-low'],
  }),
  disputeBill: endpoint({
    ...changing,
    summary: 'The payee disputes a bill; the payer or staff answer',
    path: '/wps/agent/bills/:id/dispute',
    params,
    body: Type.Object({ reason: reason() }),
    refusals: ['bill-not-found', 'bill-dispute-open'],
  }),
  answerBillDispute: endpoint({
    ...changing,
    summary: 'The payer answers the dispute of a bill',
    path: '/wps/agent/bills/:id/dispute/answer',
    params,
    body: Type.Object({ answer: oneOf(['upheld', 'dismissed'] as const), reason: reason() }),
    refusals: ['bill-not-found', 'bill-dispute-none'],
  }),
  tryTerms: endpoint({
    ...calling,
    method: 'POST',
    summary: 'What terms would have given an agent directly below in past periods',
    path: '/wps/agent/agreement-trials',
    perMinute: 6,
    body: Type.Object({
      customerName: text(64, 1),
      kind: oneOf(agreementKinds),
      period: Type.Optional(oneOf(agreementPeriods)),
      terms,
      /** Past months, with the running one: at most what is kept. */
      months: Type.Integer({ minimum: 1, maximum: 6 }),
    }),
    gives: Type.Object({ list: Type.Array(triedPeriod), pay: amount(), currency: text(5) }),
    refusals: ['agreement-not-direct', 'agreement-period-wrong', 'agreement-terms-invalid'],
  }),
};
