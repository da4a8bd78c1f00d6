// Agents: the calls of an agent about the team. Every call checks again that the member in question
// stands below the caller; any other member is answered like one who does not exist.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { id, pageQuery, text, wireAmount, wireSignedAmount, timeText } from '../kit/schema.ts';

const calling = {
  method: 'GET',
  wire: 'wps',
  who: 'agent',
  modules: ['AGENTCEN3'],
  perMinute: 60,
} as const;

const days = { startDate: Type.Optional(timeText()), endDate: Type.Optional(timeText()) };
/** The agent whose team it is; absent: the caller’s own. */
const whose = { customerId: Type.Optional(id()) };
const search = { customerName: Type.Optional(text(64)) };

const play = {
  rounds: Type.Integer(),
  stake: wireAmount(),
  payout: wireAmount(),
  /** Payouts minus stakes. */
  netProfit: wireSignedAmount(),
};
/** The same under the names of older clients: what was staked, and what was paid. */
const wonAndLost = { gameLoses: wireAmount(), gameWinnings: wireAmount() };
const money = { deposit: wireAmount(), withdraw: wireAmount() };
const moment = Type.Object({ time: Type.Integer() });
const person = { customerId: text(64), customerName: text(64) };
const page = { pageNo: Type.Integer(), totalPage: Type.Integer() };
/** From the caller down to whose team it is, both included. */
const way = Type.Array(Type.Object(person));

export const agentsOfSite = {
  getTeamOverview: endpoint({
    ...calling,
    summary: 'The agent’s own code, the size of the team, and what it came to over days',
    path: '/wps/relay/ODSFE2_getTeamOverviewSum',
    query: Type.Object(days),
    gives: Type.Object({
      code: text(40),
      /** Everybody below, agents included. */
      teamSize: Type.Integer(),
      agents: Type.Integer(),
      direct: Type.Integer(),
      newToday: Type.Integer(),
      newIn7Days: Type.Integer(),
      newIn30Days: Type.Integer(),
      teamBalance: wireAmount(),
      /** Members with a round settled on these days, and members with a first deposit. */
      activeMembers: Type.Integer(),
      firstDeposits: Type.Integer(),
      ...play,
      ...money,
    }),
    refusals: [],
  }),
  listDownlines: endpoint({
    ...calling,
    summary: 'The members below an agent of the team, one level or all of them',
    path: '/wps/agent/downlines',
    query: Type.Object({
      ...search,
      startRegDate: Type.Optional(timeText()),
      endRegDate: Type.Optional(timeText()),
      /** `0` members, `1` agents; else both. */
      userType: Type.Optional(text(5)),
      /** `A`: everybody below; else only who stands directly below. */
      downlineType: Type.Optional(text(5)),
      agentId: Type.Optional(id()),
      /** Counts from 0, as the family’s clients do. */
      pageNo: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
      pageSize: pageQuery.pageSize,
    }),
    gives: Type.Object({
      teamSize: Type.Integer(),
      teamBalance: wireAmount(),
      path: way,
      pageInfo: Type.Object({
        currentPage: Type.Integer(),
        pageSize: Type.Integer(),
        totalRecords: Type.Integer(),
      }),
      list: Type.Array(
        Type.Object({
          ...person,
          type: Type.Integer(),
          /** Everybody below this one. */
          teamSize: Type.Integer(),
          accountBalance: wireAmount(),
          registerDate: moment,
          lastLogin: Type.Union([moment, Type.Null()]),
          /** 1: may sign in. */
          activeFlag: Type.Integer(),
          /** The username of the agent directly above. */
          super: text(64),
          recommenderId: text(64),
          /** Percent of a lottery stake that comes back at the lowest prize group. */
          sscRebate: Type.Number({ minimum: 0, maximum: 100 }),
          /** The caller registered them and they never came: another first password may be made. */
          mayRenew: Type.Boolean(),
        }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  getTeamProfit: endpoint({
    ...calling,
    summary: 'What the lines of a team, or its members one by one, came to over days',
    path: '/wps/report/teamProfit',
    query: Type.Object({
      ...pageQuery,
      ...days,
      ...whose,
      ...search,
      /** `M`: every member alone; else each line, which is a member and everybody below. */
      summaryType: Type.Optional(text(5)),
    }),
    gives: Type.Object({
      path: way,
      list: Type.Array(
        Type.Object({
          ...person,
          type: Type.Integer(),
          members: Type.Integer(),
          ...play,
          ...money,
        }),
      ),
      footer: Type.Object({ ...play, ...money }),
      ...page,
    }),
    refusals: ['member-not-found'],
  }),
  listTeamBets: endpoint({
    ...calling,
    summary: 'What the members of a team played over days, member by member and game by game',
    path: '/wps/report/teamPVPRNGBetting',
    query: Type.Object({
      ...pageQuery,
      ...days,
      ...whose,
      ...search,
      gameCode: Type.Optional(text(64)),
      /** The number of a round or an order. */
      orderNum: Type.Optional(text(64)),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          ...person,
          gameType: text(20),
          gameCode: text(64),
          gameName: text(120),
          ...wonAndLost,
          ...play,
        }),
      ),
      footer: Type.Object({ ...wonAndLost, ...play }),
      ...page,
    }),
    refusals: ['member-not-found'],
  }),
  listTeamTransactions: endpoint({
    ...calling,
    summary: 'Deposits credited and withdrawals paid of a team, the newest first',
    path: '/wps/report/downlineTransaction',
    query: Type.Object({ ...pageQuery, ...days, ...whose, ...search }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          txId: text(64),
          txTime: Type.Integer(),
          /** Family code: 6101 deposit, 6201 withdrawal. */
          txType: Type.Integer(),
          ...person,
          amount: wireSignedAmount(),
        }),
      ),
      footer: Type.Object(money),
      ...page,
    }),
    refusals: ['member-not-found'],
  }),
};
