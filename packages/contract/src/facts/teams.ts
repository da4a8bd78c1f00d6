// Profit and loss of a team by category: the whole, its lines or members, and one member's days. A
// figure belongs to the agents who stood above when it was counted, so a member who was moved is in
// the old line's past and in the new line's time since.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { fileBytes, id, pageQuery, text } from '../kit/schema.ts';
import {
  calling,
  categories,
  countedUntil,
  days,
  loss,
  money,
  page,
  person,
  play,
  way,
  whose,
} from './schema.ts';

export const profitOrders = [
  'turnover',
  'payout',
  'result',
  'deposit',
  'withdraw',
  'name',
] as const;
export type ProfitOrder = (typeof profitOrders)[number];

const listed = {
  ...days,
  ...whose,
  customerName: Type.Optional(text(64)),
  /** `M`: every member alone; else each line, which is a member and everybody below. */
  summaryType: Type.Optional(text(5)),
  /** Only play of this category; money is of no category. */
  gameType: Type.Optional(text(20)),
  /** One of `turnover`, `payout`, `result`, `deposit`, `withdraw` and `name`. */
  sort: Type.Optional(text(20)),
};

export const factsOfTeams = {
  getTeamCategories: endpoint({
    ...calling,
    summary: 'Profit and loss of a team over days by category, and of its lines or members',
    path: '/wps/report/teamCategories',
    query: Type.Object({ ...pageQuery, ...listed }),
    gives: Type.Object({
      path: way,
      categories,
      total: Type.Object({ ...play, ...money, ...loss }),
      list: Type.Array(
        Type.Object({
          ...person,
          type: Type.Integer(),
          /** Of a line: who had figures in it. */
          members: Type.Integer(),
          ...play,
          ...money,
          ...loss,
        }),
      ),
      ...page,
      ...countedUntil,
    }),
    refusals: ['member-not-found'],
  }),
  getMemberDays: endpoint({
    ...calling,
    summary: 'One member’s days by category, as far as they were counted below the caller',
    path: '/wps/report/memberDays',
    query: Type.Object({ ...days, customerId: id() }),
    gives: Type.Object({
      path: way,
      /** The newest first; days without figures are left out. */
      days: Type.Array(Type.Object({ day: text(10), ...play, ...money, ...loss, categories })),
      categories,
      total: Type.Object({ ...play, ...money, ...loss }),
      ...countedUntil,
    }),
    refusals: ['member-not-found'],
  }),
  getTeamSeries: endpoint({
    ...calling,
    summary: 'A team over time, by hours of one day or by days, beside the same time before',
    path: '/wps/report/teamSeries',
    query: Type.Object({ ...days, ...whose, gameType: Type.Optional(text(20)) }),
    gives: Type.Object({
      path: way,
      /** `hour` when at most one day is asked for. */
      grain: Type.Union([Type.Literal('hour'), Type.Literal('day')]),
      /** Every hour or day of the time, in order, also without figures. */
      points: Type.Array(
        Type.Object({
          at: Type.Integer(),
          ...play,
          ...money,
          /** The same place in the time before. */
          before: Type.Object({ at: Type.Integer(), ...play, ...money }),
        }),
      ),
      total: Type.Object({ ...play, ...money, ...loss }),
      /** The time of the same length that ends where this one begins. */
      before: Type.Object({ ...play, ...money, ...loss }),
      ...countedUntil,
    }),
    refusals: ['member-not-found'],
  }),
  downloadTeamProfit: endpoint({
    summary: 'The profit list of a team as comma-separated text',
    method: 'GET',
    path: '/play/records/team-profit.csv',
    wire: 'own',
    who: 'agent',
    modules: ['AGENTCEN3'],
    perMinute: 6,
    contentType: 'text/csv; charset=utf-8',
    query: Type.Object(listed),
    gives: fileBytes(),
    refusals: ['member-not-found', 'record-period-missing', 'record-too-long'],
  }),
};
