// Staff's calls about lottery orders: search by number, member, game, issue and day, one order with
// its slips, and the report by game, issue, agent and day.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, signedAmount, text } from '../kit/schema.ts';
import {
  gameCode,
  issueName,
  lotteryOrderStates,
  lotteryReportGroups,
  order,
  slip,
} from './schema.ts';

const forStaff = {
  method: 'GET',
  wire: 'own',
  who: 'staff',
  permission: 'lottery.view',
  perMinute: 120,
} as const;

const person = { playerId: text(64), username: text(64) };
const day = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const sums = {
  orders: Type.Integer(),
  players: Type.Integer(),
  stake: amount(),
  payout: amount(),
  rebate: amount(),
  teamRebate: amount(),
  /** Stakes less payouts and rebates. */
  result: signedAmount(),
};

export const lotteryOrdersOperations = {
  findLotteryOrders: endpoint({
    ...forStaff,
    summary: 'Orders of all members, the newest first',
    path: '/ops/lottery/orders',
    query: Type.Object({
      ...pageQuery,
      /** An order’s number, or a chase’s. */
      number: Type.Optional(text(64)),
      username: Type.Optional(text(64)),
      gameCode: Type.Optional(gameCode()),
      issue: Type.Optional(issueName()),
      state: Type.Optional(oneOf(lotteryOrderStates)),
      /** The house’s day; with `toDay` all days between them. */
      day: Type.Optional(day()),
      toDay: Type.Optional(day()),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({ ...order.properties, ...person, slips: Type.Integer(), currency: text(5) }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  getLotteryOrderOf: endpoint({
    ...forStaff,
    summary: 'An order of any member with all of its slips',
    path: '/ops/lottery/orders/:orderId',
    params: Type.Object({ orderId: id() }),
    gives: Type.Object({
      ...order.properties,
      ...person,
      currency: text(5),
      slips: Type.Array(slip),
      /** The groups of the line when the order was placed, the player’s first. */
      line: Type.Array(Type.Object({ ...person, group: Type.Integer() })),
    }),
    refusals: ['order-unknown'],
  }),
  getLotteryReport: endpoint({
    ...forStaff,
    summary: 'Stakes, payouts and rebates of settled orders, of a month at most',
    path: '/ops/lottery/report',
    query: Type.Object({
      by: oneOf(lotteryReportGroups),
      day: day(),
      toDay: Type.Optional(day()),
      gameCode: Type.Optional(gameCode()),
      /** Only members directly below this agent. */
      agent: Type.Optional(text(64)),
    }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ key: text(64), name: text(120), ...sums })),
      sum: Type.Object(sums),
      currency: text(5),
    }),
    refusals: [],
  }),
};
