// An agent's own income by day, and how far the people of an invitation link came.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { pageQuery, text, wireSignedAmount } from '../kit/schema.ts';
import { calling, countedUntil, days } from './schema.ts';

const income = {
  agentRebate: wireSignedAmount(),
  commission: wireSignedAmount(),
  /** Of a day, an hour and five minutes, less what the agent paid on; so are dividends. */
  dailySalary: wireSignedAmount(),
  dividend: wireSignedAmount(),
  /** As the family spells it: what is left to the agent. */
  tatalIncome: wireSignedAmount(),
  /** Before anything was paid on. */
  dailySalaryEarned: wireSignedAmount(),
  dividendEarned: wireSignedAmount(),
  totalEarned: wireSignedAmount(),
  /** To agents below, by contracts. */
  totalPaidOn: wireSignedAmount(),
};

const came = {
  /** Once for each address and day. */
  opened: Type.Integer(),
  registered: Type.Integer(),
  /** Of those who registered: with a deposit, and with a settled round. */
  deposited: Type.Integer(),
  active: Type.Integer(),
};

export const factsOfIncome = {
  getAgentIncome: endpoint({
    ...calling,
    summary: 'What an agent earned by the team, day by day and kind by kind',
    path: '/wps/report/income',
    query: Type.Object({ ...pageQuery, ...days }),
    gives: Type.Object({
      /** The newest first; days without income are left out. */
      list: Type.Array(Type.Object({ date: text(10), ...income })),
      /** Of all these days. */
      footer: Type.Object(income),
      page: Type.Object({
        pageSize: Type.Integer(),
        currentPage: Type.Integer(),
        total: Type.Integer(),
      }),
      ...countedUntil,
    }),
    refusals: [],
  }),
  getInvitationFunnel: endpoint({
    ...calling,
    summary: 'How many opened an agent’s links, registered, deposited and played',
    path: '/wps/agent/affiliateFunnel',
    query: Type.Object(days),
    gives: Type.Object({
      /** Registrations of these days; the agent’s own code comes first, with an empty id. */
      list: Type.Array(
        Type.Object({
          id: text(64),
          code: text(40),
          name: text(40),
          status: Type.Integer(),
          ...came,
        }),
      ),
      total: Type.Object(came),
    }),
    refusals: [],
  }),
};
