// Bills of agents' agreements: what a closed period gave, made of what, paid how far. Payer and
// payee see the same bill; its members and rounds are of the payee's team.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, timeText } from '../kit/schema.ts';
import { bill, billInFull, orNull, params, payerStanding } from './schema.ts';
import { agreementKinds, billStates } from './words.ts';

const calling = {
  wire: 'wps',
  who: 'agent',
  modules: ['AGENTPOLICY3'],
  perMinute: 60,
} as const;
const reading = { ...calling, method: 'GET' } as const;

/** Of a list of bills. */
export const counted = {
  /** The newest 10,000 are counted and summed at most. */
  total: Type.Integer(),
  hasMore: Type.Boolean(),
  /** Where the list begins when no first day was asked for; null: it has all. */
  since: orNull(Type.Integer()),
};

export const agreementsBills = {
  listBills: endpoint({
    ...reading,
    summary: 'The bills an agent has to pay or to get, newest period first',
    path: '/wps/agent/bills',
    query: Type.Object({
      ...pageQuery,
      side: Type.Optional(oneOf(['pay', 'get'] as const)),
      kind: Type.Optional(oneOf(agreementKinds)),
      state: Type.Optional(oneOf(billStates)),
      agreementId: Type.Optional(id()),
      startDate: Type.Optional(timeText()),
      endDate: Type.Optional(timeText()),
    }),
    gives: Type.Object({
      list: Type.Array(bill),
      ...counted,
      footer: Type.Object({ due: amount(), paid: amount(), owed: amount() }),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
  getBill: endpoint({
    ...reading,
    summary: 'A bill that explains itself: figures, tiers, carry, rounding, payments',
    path: '/wps/agent/bills/:id',
    params,
    gives: billInFull,
    refusals: ['bill-not-found'],
  }),
  getStanding: endpoint({
    ...reading,
    summary: 'How reliably the agent above, or a payer of one’s own agreements, pays',
    path: '/wps/agent/standing',
    query: Type.Object({
      /** The agreement whose payer it is; absent: the agent directly above. */
      agreementId: Type.Optional(id()),
    }),
    gives: payerStanding,
    refusals: ['agreement-not-found'],
  }),
};
