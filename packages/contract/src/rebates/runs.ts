// Paid rebates: each day of the house gives a recipient one sum for each category, for the own play
// and for the team's, and the sum opens into the members, stakes and differences it came from.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, dayText, id, oneOf, pageQuery, signedAmount, text } from '../kit/schema.ts';
import { person, rebateCategory, rebateRate } from './schema.ts';
import { rebateKinds } from './terms.ts';

const ofMember = {
  wire: 'own',
  who: 'member',
  modules: ['AGENTPOLICY3'],
  perMinute: 60,
  method: 'GET',
} as const;
const viewing = { method: 'GET', wire: 'own', who: 'staff', permission: 'rebates.view' } as const;

/** `exact` less what is below a cent is `amount`; a sum below nothing is carried on. */
const due = {
  day: dayText(),
  category: rebateCategory(),
  kind: oneOf(rebateKinds),
  currency: text(8),
  stake: signedAmount(),
  /** In decimals as far as they go. */
  exact: text(40),
  carriedIn: text(40),
  amount: amount(),
  carriedOut: text(40),
  paidAt: Type.Union([Type.Integer(), Type.Null()]),
};
const parts = Type.Array(
  Type.Object({
    /** The recipient, or the direct member whose play, with all below, it is. */
    ...person,
    isOwn: Type.Boolean(),
    stake: signedAmount(),
    rate: rebateRate(),
    /** The rate of the direct member, which goes down the line. */
    below: rebateRate(),
    exact: text(40),
  }),
);

export const rebateRuns = {
  listRebates: endpoint({
    ...ofMember,
    summary: 'The caller’s rebates by day and category, the newest first',
    path: '/play/rebates/days',
    query: Type.Object(pageQuery),
    gives: Type.Object({ list: Type.Array(Type.Object(due)), total: Type.Integer() }),
    refusals: [],
  }),
  getRebate: endpoint({
    ...ofMember,
    summary: 'One of the caller’s rebates: whose play it is of, at which difference of rates',
    path: '/play/rebates/days/:day/:category/:kind',
    params: Type.Object({
      day: dayText(),
      category: rebateCategory(),
      kind: oneOf(rebateKinds),
    }),
    query: Type.Object(pageQuery),
    gives: Type.Object({ ...due, parts, total: Type.Integer() }),
    refusals: ['rebate-unknown'],
  }),
  listRebateRuns: endpoint({
    ...viewing,
    summary: 'Closed days with what they paid, the newest first',
    path: '/ops/rebates/runs',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          day: dayText(),
          closedAt: Type.Integer(),
          recipients: Type.Integer(),
          stake: signedAmount(),
          amount: amount(),
          unpaid: Type.Integer(),
        }),
      ),
      total: Type.Integer(),
      /** The day that is closed next; empty while rebates are off. */
      next: text(10),
    }),
    refusals: [],
  }),
  getRebateRun: endpoint({
    ...viewing,
    summary: 'What a closed day gives its recipients, the highest sums first',
    path: '/ops/rebates/runs/:day',
    params: Type.Object({ day: dayText() }),
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...due, ...person })),
      total: Type.Integer(),
    }),
    refusals: ['rebate-unknown'],
  }),
  getRebateOf: endpoint({
    ...viewing,
    summary: 'A member’s rebate of a day and category as its recipient sees it',
    path: '/ops/rebates/members/:id/days/:day/:category/:kind',
    params: Type.Object({
      id: id(),
      day: dayText(),
      category: rebateCategory(),
      kind: oneOf(rebateKinds),
    }),
    query: Type.Object(pageQuery),
    gives: Type.Object({ ...due, parts, total: Type.Integer() }),
    refusals: ['rebate-unknown'],
  }),
};
