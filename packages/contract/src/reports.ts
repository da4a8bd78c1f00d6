// Reports: what play and money came to over days, by day, category and vendor.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { text, wireAmount, wireSignedAmount, timeText } from './kit/schema.ts';

const play = {
  rounds: Type.Integer(),
  stake: wireAmount(),
  payout: wireAmount(),
  /** Payouts minus stakes. */
  netProfit: wireSignedAmount(),
};
const money = { deposit: wireAmount(), withdraw: wireAmount() };

export const reports = {
  getProfit: endpoint({
    summary: 'The member’s profit and loss over days, from settled rounds and money that moved',
    method: 'GET',
    path: '/wps/report/personalProfit',
    wire: 'wps',
    who: 'member',
    modules: ['BETREC3'],
    perMinute: 60,
    query: Type.Object({
      startDate: Type.Optional(timeText()),
      endDate: Type.Optional(timeText()),
    }),
    gives: Type.Object({
      /** The newest first; days on which nothing happened are left out. */
      days: Type.Array(Type.Object({ day: text(10), ...play, ...money })),
      /** The members with the highest stakes first. */
      categories: Type.Array(Type.Object({ gameType: text(20), ...play })),
      vendors: Type.Array(Type.Object({ vassalage: text(40), displayName: text(80), ...play })),
      footer: Type.Object({ ...play, ...money }),
    }),
    refusals: [],
  }),
  getTransferTimes: endpoint({
    summary: 'How long the last deposits and withdrawals took, as measured',
    method: 'GET',
    path: '/play/transfer-times',
    wire: 'own',
    who: 'anyone',
    modules: ['COMM3'],
    perMinute: 60,
    gives: Type.Object({
      /** In the middle of the last ones, in whole minutes; null while there are too few to tell. */
      depositMinutes: Type.Union([Type.Integer(), Type.Null()]),
      withdrawalMinutes: Type.Union([Type.Integer(), Type.Null()]),
    }),
    refusals: [],
  }),
};
