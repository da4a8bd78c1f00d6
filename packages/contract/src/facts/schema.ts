// Schema pieces of facts: play, money, days and persons as every report of a team reads them.
import { Type } from 'typebox';
import { id, text, timeText, wireSignedAmount } from '../kit/schema.ts';

export const calling = {
  method: 'GET',
  wire: 'wps',
  who: 'agent',
  modules: ['AGENTCEN3'],
  perMinute: 60,
} as const;

/** Whole days, at most 92 of them; the last seven unless said. */
export const days = {
  startDate: Type.Optional(timeText()),
  endDate: Type.Optional(timeText()),
};
/** The agent or member whose figures they are; absent: the caller’s own team. */
export const whose = { customerId: Type.Optional(id()) };

/** Corrections may leave any of them below zero. */
export const play = {
  rounds: Type.Integer(),
  stake: wireSignedAmount(),
  /** What of the stakes counts as turnover. */
  validBet: wireSignedAmount(),
  payout: wireSignedAmount(),
  /** Payouts minus stakes. */
  netProfit: wireSignedAmount(),
};
export const money = {
  deposit: wireSignedAmount(),
  withdraw: wireSignedAmount(),
  bonus: wireSignedAmount(),
  /** Of the members’ own play. */
  rebate: wireSignedAmount(),
  /** Of their teams’ play, paid to agents. */
  agentRebate: wireSignedAmount(),
  commission: wireSignedAmount(),
  salary: wireSignedAmount(),
  dividend: wireSignedAmount(),
};
/** Turnover less payouts, rebates, bonuses and salaries: what the house won of it. */
export const loss = { netLoss: wireSignedAmount() };

export const person = { customerId: text(64), customerName: text(64) };
/** From the caller down to whose figures they are, both included. */
export const way = Type.Array(Type.Object(person));
export const page = { pageNo: Type.Integer(), totalPage: Type.Integer() };

/** One category of games; an empty one is of games that are not known any more. */
export const categories = Type.Array(Type.Object({ gameType: text(20), ...play }));

/** Before this moment figures are final. */
export const countedUntil = { countedUntil: Type.Integer() };
