// The dashboard that an operator opens first, the money report, and what the house must keep for
// its players. All of it from rows of an hour or day that are counted beside play.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, oneOf, signedAmount, text } from '../kit/schema.ts';

const figures = {
  staked: amount(),
  paid: amount(),
  /** Stakes less payouts. */
  ggr: signedAmount(),
  /** GGR less rebates and corrections in favour of players. */
  ngr: signedAmount(),
  deposited: amount(),
  withdrawn: amount(),
  deposits: Type.Integer(),
  withdrawals: Type.Integer(),
  active: Type.Integer(),
  registered: Type.Integer(),
  firstDeposits: Type.Integer(),
};

const span = Type.Object({ at: Type.Integer(), ...figures });
const day = text(10, 10);
const desk = { wire: 'own', who: 'staff' } as const;

const reportQuery = Type.Object({
  from: Type.Optional(day),
  to: Type.Optional(day),
  currency: Type.Optional(text(5)),
});

export const cashierFigures = {
  getOverview: endpoint({
    ...desk,
    summary: 'Play, money and members by hour of today and by day, each beside a week before',
    method: 'GET',
    path: '/ops/cashier/overview',
    permission: 'money.report',
    query: Type.Object({ currency: Type.Optional(text(5)) }),
    gives: Type.Object({
      currency: text(5),
      /** Up to this moment all is counted. */
      countedAt: Type.Integer(),
      today: Type.Object(figures),
      /** The same hours a week ago. */
      weekAgo: Type.Object(figures),
      hours: Type.Array(span),
      hoursWeekAgo: Type.Array(span),
      days: Type.Array(span),
      daysWeekAgo: Type.Array(span),
    }),
    refusals: [],
  }),
  getQueues: endpoint({
    ...desk,
    summary: 'What waits for somebody, each with the page that leads there',
    method: 'GET',
    path: '/ops/cashier/queues',
    permission: 'withdrawals.view',
    gives: Type.Object({
      withdrawals: Type.Integer(),
      held: Type.Integer(),
      approved: Type.Integer(),
      disputed: Type.Integer(),
      awaitingReceipt: Type.Integer(),
      adjustments: Type.Integer(),
      differences: Type.Integer(),
      handovers: Type.Integer(),
      /** The one that has waited longest was asked for then. */
      oldestAt: Type.Union([Type.Integer(), Type.Null()]),
      alerts: Type.Array(
        Type.Object({
          alert: oneOf(['automation-stopped', 'day-limit-reached', 'reserve-old', 'waits-long']),
          facts: Type.Record(Type.String(), Type.String()),
        }),
      ),
    }),
    refusals: [],
  }),
  getMoneyReport: endpoint({
    ...desk,
    summary: 'Deposits and withdrawals by day, channel and currency',
    method: 'GET',
    path: '/ops/cashier/report',
    permission: 'money.report',
    query: reportQuery,
    gives: Type.Object({
      rows: Type.Array(
        Type.Object({
          day,
          currency: text(5),
          channel: text(40),
          deposits: Type.Integer(),
          deposited: amount(),
          withdrawals: Type.Integer(),
          withdrawn: amount(),
          net: signedAmount(),
        }),
      ),
    }),
    refusals: ['days-wrong'],
  }),
  exportMoneyReport: endpoint({
    ...desk,
    summary: 'The same as a file of comma-separated values',
    method: 'GET',
    path: '/ops/cashier/report/csv',
    permission: 'money.report',
    perMinute: 20,
    query: reportQuery,
    gives: Type.Object({ csv: Type.String() }),
    refusals: ['days-wrong'],
  }),
  getReserve: endpoint({
    ...desk,
    summary: 'What must be kept apart for players: balances, money on games, pending withdrawals',
    method: 'GET',
    path: '/ops/cashier/reserve',
    permission: 'money.report',
    gives: Type.Object({
      /** Null before the first count. */
      at: Type.Union([Type.Integer(), Type.Null()]),
      currencies: Type.Array(
        Type.Object({
          currency: text(5),
          balances: amount(),
          onGames: amount(),
          pendingWithdrawals: amount(),
          heldReturns: amount(),
          /** The sum that must be kept. */
          reserve: amount(),
        }),
      ),
    }),
    refusals: [],
  }),
};
