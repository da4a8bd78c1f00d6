// Agents' contracts as the family's clients know them: what waits for an answer beside the balance,
// and one call for each kind that reads and answers it. Reading takes no `action`.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import {
  id,
  oneOf,
  oneOrNone,
  pageQuery,
  text,
  wireAmount,
  wireSignedAmount,
} from '../kit/schema.ts';
import { orNull, tier } from './schema.ts';
import { billStates } from './words.ts';

/** Daily, weekly, half-monthly, monthly; an hour and a window of five minutes are ours. */
export const familyPeriods = ['D', 'W', 'H', 'M', 'HOUR', 'MINUTE'] as const;

const contractOfFamily = Type.Object({
  contractId: text(64),
  period: oneOf(familyPeriods),
  /** The agent above, masked; empty: the house. */
  upline: text(64),
  tiers: Type.Array(tier),
  /** In milliseconds; 0: it has not begun. */
  startDate: Type.Integer(),
});

const requestOfFamily = Type.Object({
  ...contractOfFamily.properties,
  /** Names this offer or end alone: a changed one has another. */
  requestId: text(64),
  version: Type.Integer(),
  requestType: oneOf(['NEW', 'TERMINATION'] as const),
  expireDate: Type.Integer(),
  /** Accepting ends contracts of the own downline. */
  endsDownline: Type.Boolean(),
});

const answers = () => Type.Optional(oneOrNone(['accept', 'reject'] as const));

const processing = {
  wire: 'wps',
  who: 'agent',
  perMinute: 30,
  /** Of those clients that ask and answer by GET. */
  query: Type.Object({ requestId: Type.Optional(id()), action: answers() }),
  body: Type.Object({ contractId: Type.Optional(id()), answer: answers() }),
  gives: Type.Object({
    /** What waits now, after the answer; null: nothing. */
    request: orNull(requestOfFamily),
    contract: orNull(contractOfFamily),
  }),
  refusals: [
    'agreement-not-found',
    /** Several wait, and the answer names none. */
    'agreement-request-unnamed',
    'agreement-state-fixed',
    'agreement-salaries-exclude',
    'agreement-rate-above-own',
  ],
} as const;

const dividendOfPeriod = Type.Object({
  /** Days, both included. */
  startDate: text(10),
  endDate: text(10),
  validBet: wireSignedAmount(),
  /** What the house won of the team. */
  pnl: wireSignedAmount(),
  /** In percent. */
  dividendRate: Type.Number(),
  dividendIncome: wireAmount(),
  /** What of it was paid so far. */
  paidIncome: wireAmount(),
  status: oneOf(billStates),
});

export const agreementsOfFamily = {
  getFundsConsolidated: endpoint({
    summary: 'The balance with what an agent’s contracts are and wait for',
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    wire: 'wps',
    who: 'member',
    modules: ['COMM3'],
    perMinute: 60,
    gives: Type.Object({
      availBalance: wireAmount(),
      currency: text(5),
      divtypereq: orNull(requestOfFamily),
      dailysalreqtype: orNull(requestOfFamily),
      contracthoursalreq: orNull(requestOfFamily),
      realtimesalreqtype: orNull(requestOfFamily),
      divtypeinfo: orNull(contractOfFamily),
      dailysalinfotype: orNull(contractOfFamily),
      contracthoursalinfo: orNull(contractOfFamily),
      contractmrdailysalinfotype: orNull(contractOfFamily),
    }),
    refusals: [],
  }),
  getDividendReport: endpoint({
    summary: 'An agent’s dividends by period with result, rate and income',
    method: 'GET',
    path: '/wps/report/commission',
    wire: 'wps',
    who: 'agent',
    modules: ['SIGNCONDIV3'],
    perMinute: 60,
    /** A dividend is of all categories: `gameType` is read and chooses nothing. */
    query: Type.Object({ ...pageQuery, gameType: Type.Optional(text(20)) }),
    gives: Type.Object({
      /** The newest first. */
      list: Type.Array(dividendOfPeriod),
      /** The newest period that was closed, and the one before. */
      current: orNull(dividendOfPeriod),
      previous: orNull(dividendOfPeriod),
      /** Paid dividends, from above and to agents below. */
      receivedCount: Type.Integer(),
      distributedCount: Type.Integer(),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
  processDividend: endpoint({
    ...processing,
    summary: 'Reads the offer or end of a dividend that waits for the agent, and answers it',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/relay/MCS2_processDividendReq',
    aliases: ['/wps/relay/MCSFE_processContractDividend'],
    modules: ['SIGNCONDIV3'],
  }),
  processDailySalary: endpoint({
    ...processing,
    summary: 'Reads the offer or end of a daily salary that waits for the agent, and answers it',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/relay/MCS2_processDailySalContract',
    aliases: ['/wps/relay/MCSFE_processDailySalaryContract'],
    modules: ['DAILYSALCONT3'],
  }),
  processHourlySalary: endpoint({
    ...processing,
    summary: 'Reads the offer or end of an hourly salary that waits for the agent, and answers it',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/relay/MCS2_processContractHourSalary',
    modules: ['HOURSAL3'],
  }),
  processRealTimeSalary: endpoint({
    ...processing,
    summary: 'Reads the offer or end of a real-time salary that waits for the agent, and answers',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
    modules: ['RTSALARY3'],
  }),
};
