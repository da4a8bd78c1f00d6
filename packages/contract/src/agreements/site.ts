// Agents' agreements, the calls of both sides: the agent above writes and sends terms, the agent
// below answers, either asks for an end. Anybody else gets the answer of what does not exist.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, pageQuery, text } from '../kit/schema.ts';
import { agreement, agreementInFull, params, reason, terms } from './schema.ts';
import { agreementKinds, agreementPeriods, agreementStates } from './words.ts';

const calling = {
  wire: 'wps',
  who: 'agent',
  modules: ['AGENTPOLICY3'],
  perMinute: 60,
} as const;
const changing = { ...calling, method: 'POST', gives: agreementInFull } as const;

export const agreementsOfSite = {
  offerAgreement: endpoint({
    ...changing,
    summary: 'Writes the draft of an agreement with an agent directly below, or of its change',
    path: '/wps/agent/agreements',
    intent: true,
    body: Type.Object({
      customerName: text(64, 1),
      kind: oneOf(agreementKinds),
      /** Of a dividend; a salary has its own. */
      period: Type.Optional(oneOf(agreementPeriods)),
      terms,
    }),
    refusals: [
      'agreement-kind-off',
      'agreement-not-direct',
      'agreement-period-wrong',
      'agreement-terms-invalid',
      'agreement-salaries-exclude',
      'agreement-rate-above-own',
      'agreement-answer-due',
    ],
  }),
  sendAgreement: endpoint({
    ...changing,
    summary: 'Sends a draft to the agent below, who has seven days to answer',
    path: '/wps/agent/agreements/:id/send',
    params,
    refusals: [
      'agreement-not-found',
      'agreement-state-fixed',
      'agreement-not-direct',
      'agreement-salaries-exclude',
      'agreement-rate-above-own',
    ],
  }),
  withdrawAgreement: endpoint({
    ...changing,
    summary: 'Withdraws a draft or an offer that is not answered; the version in force stays',
    path: '/wps/agent/agreements/:id/withdraw',
    params,
    refusals: ['agreement-not-found', 'agreement-state-fixed'],
  }),
  answerAgreement: endpoint({
    ...changing,
    summary:
      'The agent below accepts or rejects an offer; accepted, it starts with the next period',
    path: '/wps/agent/agreements/:id/answer',
    params,
    body: Type.Object({
      answer: oneOf(['accept', 'reject'] as const),
      /** The number of the version that was read. */
      version: Type.Integer({ minimum: 1, maximum: 100_000 }),
    }),
    refusals: [
      'agreement-not-found',
      'agreement-state-fixed',
      'agreement-salaries-exclude',
      'agreement-rate-above-own',
    ],
  }),
  askAgreementEnd: endpoint({
    ...changing,
    summary: 'Asks the other side to end an agreement with its running period',
    path: '/wps/agent/agreements/:id/end',
    params,
    body: Type.Object({ reason: reason() }),
    refusals: ['agreement-not-found', 'agreement-state-fixed'],
  }),
  withdrawAgreementEnd: endpoint({
    ...changing,
    summary: 'Takes back the own request to end an agreement, which runs on',
    path: '/wps/agent/agreements/:id/end/withdraw',
    params,
    refusals: ['agreement-not-found', 'agreement-state-fixed'],
  }),
  answerAgreementEnd: endpoint({
    ...changing,
    summary: 'Agrees to the end that the other side asked for, or keeps the agreement',
    path: '/wps/agent/agreements/:id/end/answer',
    params,
    body: Type.Object({ answer: oneOf(['accept', 'reject'] as const) }),
    refusals: ['agreement-not-found', 'agreement-state-fixed'],
  }),
  listAgreements: endpoint({
    ...calling,
    summary: 'The agreements an agent gave below or was given from above, newest first',
    method: 'GET',
    path: '/wps/agent/agreements',
    query: Type.Object({
      ...pageQuery,
      side: Type.Optional(oneOf(['given', 'received'] as const)),
      kind: Type.Optional(oneOf(agreementKinds)),
      state: Type.Optional(oneOf(agreementStates)),
      /** Those that wait for the caller’s answer. */
      waits: Type.Optional(Type.Boolean()),
      /** The whole username of an agent below whom the caller pays. */
      customerName: Type.Optional(text(64)),
    }),
    gives: Type.Object({
      list: Type.Array(agreement),
      total: Type.Integer(),
      /** Offers and ends that wait for the caller’s answer. */
      toAnswer: Type.Integer(),
      /** Kinds of which the caller pays or is paid, or was: their bills stay. */
      kinds: Type.Array(oneOf(agreementKinds)),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
  getAgreement: endpoint({
    ...calling,
    summary: 'One agreement: the version in force beside the change, history, effect below',
    method: 'GET',
    path: '/wps/agent/agreements/:id',
    params,
    gives: agreementInFull,
    refusals: ['agreement-not-found'],
  }),
};
