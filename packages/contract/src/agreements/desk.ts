// Agents' agreements as staff see them: all of them with their bills, offers of the house, and what
// staff end, each with a reason.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text, timeText } from '../kit/schema.ts';
import { billBets } from './bill-steps.ts';
import { counted } from './bills.ts';
import {
  agreement,
  agreementInFull,
  agreementRun,
  bill,
  billDispute,
  billMembers,
  orNull,
  params,
  person,
  reason,
  staffBill,
  terms,
} from './schema.ts';
import {
  agreementKinds,
  agreementPayers,
  agreementPeriods,
  agreementStates,
  billDisputeStates,
  billStates,
} from './words.ts';

const viewing = {
  method: 'GET',
  wire: 'own',
  who: 'staff',
  permission: 'agreements.view',
} as const;
const changing = {
  method: 'POST',
  wire: 'own',
  who: 'staff',
  permission: 'agreements.edit',
  perMinute: 60,
} as const;

export const agreementsDesk = {
  findAgreements: endpoint({
    ...viewing,
    summary: 'Agreements of all agents, newest first',
    path: '/ops/agreements',
    query: Type.Object({
      ...pageQuery,
      /** The whole username of either side. */
      username: Type.Optional(text(64)),
      kind: Type.Optional(oneOf(agreementKinds)),
      state: Type.Optional(oneOf(agreementStates)),
      payer: Type.Optional(oneOf(agreementPayers)),
      /** Offers of the house that wait for a second person. */
      proposed: Type.Optional(Type.Boolean()),
    }),
    gives: Type.Object({ list: Type.Array(agreement), total: Type.Integer() }),
    refusals: [],
  }),
  getAgreementFile: endpoint({
    ...viewing,
    summary: 'One agreement with every version of its terms',
    path: '/ops/agreements/:id',
    params,
    gives: agreementInFull,
    refusals: ['agreement-not-found'],
  }),
  offerHouseAgreement: endpoint({
    ...changing,
    summary:
      'Offers an agent an agreement that the house pays, or a change; high rates wait for a second',
    path: '/ops/agreements',
    intent: true,
    body: Type.Object({
      username: text(64, 1),
      kind: oneOf(agreementKinds),
      /** Of a dividend; a salary has its own. */
      period: Type.Optional(oneOf(agreementPeriods)),
      terms,
      reason: reason(),
    }),
    gives: agreementInFull,
    refusals: [
      'agreement-kind-off',
      'agent-unknown',
      'agreement-period-wrong',
      'agreement-terms-invalid',
      'agreement-rate-above-house',
      'agreement-pay-above-house',
      'agreement-salaries-exclude',
      'agreement-rate-above-own',
      'agreement-answer-due',
    ],
  }),
  confirmHouseAgreement: endpoint({
    ...changing,
    summary: 'The second person sends an offer of the house that waits for one',
    path: '/ops/agreements/:id/confirm',
    confirmed: true,
    params,
    /** The number of the version that was read. */
    body: Type.Object({ version: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    gives: agreementInFull,
    refusals: [
      'agreement-not-found',
      'agreement-state-fixed',
      'second-person-needed',
      'agreement-rate-above-house',
      'agreement-pay-above-house',
      'agreement-salaries-exclude',
      'agreement-rate-above-own',
    ],
  }),
  withdrawAgreementByStaff: endpoint({
    ...changing,
    summary: 'Withdraws a draft or an offer that is not answered; the version in force stays',
    path: '/ops/agreements/:id/withdraw',
    params,
    body: Type.Object({ reason: reason() }),
    gives: agreementInFull,
    refusals: ['agreement-not-found', 'agreement-state-fixed'],
  }),
  endAgreementByStaff: endpoint({
    ...changing,
    summary: 'Ends an agreement with its running period, which is still billed',
    path: '/ops/agreements/:id/end',
    params,
    body: Type.Object({ reason: reason() }),
    gives: agreementInFull,
    refusals: ['agreement-not-found', 'agreement-state-fixed'],
  }),
  findBills: endpoint({
    ...viewing,
    summary: 'Bills of all agreements, newest period first',
    path: '/ops/agreement-bills',
    query: Type.Object({
      ...pageQuery,
      /** The whole username of either side. */
      username: Type.Optional(text(64)),
      kind: Type.Optional(oneOf(agreementKinds)),
      state: Type.Optional(oneOf(billStates)),
      agreementId: Type.Optional(id()),
      /** Those with a payment that waits for a second person. */
      proposed: Type.Optional(Type.Boolean()),
      startDate: Type.Optional(timeText()),
      endDate: Type.Optional(timeText()),
    }),
    gives: Type.Object({ list: Type.Array(bill), ...counted }),
    refusals: [],
  }),
  getBillFile: endpoint({
    ...viewing,
    summary: 'One bill with everything it is made of',
    path: '/ops/agreement-bills/:id',
    params,
    gives: staffBill,
    refusals: ['bill-not-found'],
  }),
  listBillMembersFile: endpoint({
    ...viewing,
    summary: 'The members whose figures a bill is made of, those with most turnover first',
    path: '/ops/agreement-bills/:id/members',
    params,
    query: Type.Object(pageQuery),
    gives: Type.Object(billMembers),
    refusals: ['bill-not-found'],
  }),
  listBillBetsFile: endpoint({
    ...viewing,
    summary: 'A member’s rounds settled in a bill’s period, newest first',
    path: '/ops/agreement-bills/:id/bets',
    params,
    query: Type.Object({ ...pageQuery, customerId: id() }),
    gives: Type.Object(billBets),
    refusals: ['bill-not-found', 'member-not-found'],
  }),
  getArrears: endpoint({
    ...viewing,
    summary: 'What agents and the house owe on bills, and by how many payers',
    path: '/ops/agreement-arrears',
    gives: Type.Object({
      currency: text(5),
      owed: amount(),
      overdue: amount(),
      payers: Type.Integer(),
    }),
    refusals: [],
  }),
  findAgreementRuns: endpoint({
    ...viewing,
    summary: 'Closed periods and what each gave, newest first',
    path: '/ops/agreement-runs',
    query: Type.Object({ ...pageQuery, kind: Type.Optional(oneOf(agreementKinds)) }),
    gives: Type.Object({ list: Type.Array(agreementRun), total: Type.Integer() }),
    refusals: [],
  }),
  findBillDisputes: endpoint({
    ...viewing,
    summary: 'Disputes about bills, newest first',
    path: '/ops/agreement-disputes',
    query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(billDisputeStates)) }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ dispute: billDispute, bill })),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  previewMove: endpoint({
    ...viewing,
    summary: 'The agreements that a move of this member would end',
    path: '/ops/players/:id/move-effect',
    params,
    query: Type.Object({
      /** The username of the agent; empty: no upline. */
      upline: text(64),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          id: text(64),
          kind: oneOf(agreementKinds),
          payerAgent: orNull(person),
          payee: person,
          /** Null: it stays. */
          endsAt: orNull(Type.Integer()),
        }),
      ),
      /** The house pays an agent who gains the branch: the move waits for a second person. */
      needsSecond: Type.Boolean(),
    }),
    refusals: ['member-not-found', 'agent-unknown'],
  }),
};
