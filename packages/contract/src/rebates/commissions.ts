// Differential commission: plans of the house pay an agent the own tier's rate less the child's on
// each child's team, and the whole on direct players. A bill opens into both.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { gameCategories } from '../catalogue/schema.ts';
import { amount, dayText, done, id, oneOf, pageQuery, signedAmount, text } from '../kit/schema.ts';
import { person } from './schema.ts';
import { commissionBases, commissionPeriods, commissionRateMost } from './terms.ts';

const ofAgent = {
  wire: 'own',
  who: 'agent',
  modules: ['AGENTPOLICY3'],
  perMinute: 60,
  method: 'GET',
} as const;
const viewing = { method: 'GET', wire: 'own', who: 'staff', permission: 'rebates.view' } as const;
const changing = { wire: 'own', who: 'staff', permission: 'rebates.edit', perMinute: 60 } as const;
const params = Type.Object({ id: id() });
const reason = () => text(300, 3);
const rate = () => Type.Integer({ minimum: 0, maximum: commissionRateMost });

const tiers = Type.Array(
  Type.Object({
    /** The boundary belongs to this tier; null: everything above the others. */
    upTo: Type.Union([amount(), Type.Null()]),
    /** Hundredths of a percent. */
    rate: rate(),
  }),
  { minItems: 1, maxItems: 20 },
);
const plan = {
  name: text(60, 1),
  basis: oneOf(commissionBases),
  period: oneOf(commissionPeriods),
  /** Empty: all. */
  categories: Type.Array(oneOf(gameCategories), { maxItems: gameCategories.length }),
  tiers,
  /** Usernames of agents at the top of the tree; empty: every tree. */
  roots: Type.Array(text(64, 1), { maxItems: 500 }),
  isOn: Type.Boolean(),
};
const aboveHouse = ['commission-rate-above-house', 'commission-plans-overlap'] as const;
const bill = {
  id: text(64),
  plan: text(60),
  basis: oneOf(commissionBases),
  from: dayText(),
  until: dayText(),
  currency: text(8),
  total: signedAmount(),
  rate: rate(),
  amount: amount(),
};
const shares = {
  /** Of children: the rate paid on each is the agent's less the child's. */
  children: Type.Array(
    Type.Object({ ...person, total: signedAmount(), rate: rate(), amount: text(40) }),
  ),
  direct: Type.Object({ total: signedAmount(), amount: text(40) }),
};
const players = Type.Array(Type.Object({ ...person, total: signedAmount() }));

export const rebateCommissions = {
  listCommissions: endpoint({
    ...ofAgent,
    summary: 'The agent’s commissions, the newest first',
    path: '/play/rebates/commissions',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...bill, paidAt: Type.Union([Type.Integer(), Type.Null()]) })),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  getCommission: endpoint({
    ...ofAgent,
    summary: 'One of the agent’s commissions by children and direct players, with its tiers',
    path: '/play/rebates/commissions/:id',
    params,
    gives: Type.Object({
      ...bill,
      paidAt: Type.Union([Type.Integer(), Type.Null()]),
      ...shares,
      players,
      tiers,
    }),
    refusals: ['commission-unknown'],
  }),
  listCommissionPlans: endpoint({
    ...viewing,
    summary: 'The plans of commission',
    path: '/ops/rebates/plans',
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          id: text(64),
          ...plan,
          /** Terms that wait for a second person. */
          waits: Type.Union([
            Type.Object({ ...plan, by: text(64), at: Type.Integer() }),
            Type.Null(),
          ]),
        }),
      ),
    }),
    refusals: [],
  }),
  createCommissionPlan: endpoint({
    ...changing,
    summary:
      'Makes a plan of commission; once a second person confirms it, it pays from the next period',
    method: 'POST',
    path: '/ops/rebates/plans',
    confirmed: true,
    intent: true,
    body: Type.Object({ ...plan, reason: reason() }),
    gives: Type.Object({ id: text(64) }),
    refusals: ['commission-tiers-wrong', 'agent-unknown', 'commission-root-below', ...aboveHouse],
  }),
  editCommissionPlan: endpoint({
    ...changing,
    summary: 'Changes a plan, by two persons unless it is or goes off; closed periods stay as paid',
    method: 'PUT',
    path: '/ops/rebates/plans/:id',
    confirmed: true,
    params,
    body: Type.Object({ ...plan, reason: reason() }),
    gives: done(),
    refusals: [
      'commission-unknown',
      /** A period of it is over and not closed yet. */
      'commission-period-due',
      'commission-tiers-wrong',
      'agent-unknown',
      'commission-root-below',
      ...aboveHouse,
    ],
  }),
  confirmCommissionPlan: endpoint({
    ...changing,
    summary: 'The second person puts proposed terms of a plan in force',
    method: 'POST',
    path: '/ops/rebates/plans/:id/confirm',
    confirmed: true,
    params,
    body: Type.Object({ proposedAt: Type.Integer() }),
    gives: done(),
    refusals: [
      /** Nothing waits, or other terms do. */
      'commission-proposal-gone',
      'second-person-needed',
      'commission-period-due',
      ...aboveHouse,
    ],
  }),
  withdrawCommissionPlan: endpoint({
    ...changing,
    summary: 'Takes back proposed terms of a plan; what is in force stays',
    method: 'POST',
    path: '/ops/rebates/plans/:id/withdraw',
    params,
    body: Type.Object({ proposedAt: Type.Integer(), reason: reason() }),
    gives: done(),
    refusals: ['commission-proposal-gone'],
  }),
  tryCommissionPlan: endpoint({
    ...changing,
    summary: 'What a plan would have paid for days that are closed; nothing is written',
    method: 'POST',
    path: '/ops/rebates/plan-trials',
    body: Type.Object({
      basis: plan.basis,
      categories: plan.categories,
      tiers,
      roots: plan.roots,
      from: dayText(),
      until: dayText(),
    }),
    gives: Type.Object({
      agents: Type.Integer(),
      total: signedAmount(),
      amount: amount(),
      /** Those who would have got most. */
      list: Type.Array(
        Type.Object({ ...person, total: signedAmount(), rate: rate(), amount: amount() }),
      ),
    }),
    refusals: ['commission-tiers-wrong', 'agent-unknown', 'commission-root-below', 'field-format'],
  }),
  listCommissionBills: endpoint({
    ...viewing,
    summary: 'Commissions of all agents, the newest first',
    path: '/ops/rebates/commissions',
    query: Type.Object({ ...pageQuery, username: Type.Optional(text(64)) }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          ...bill,
          paidAt: Type.Union([Type.Integer(), Type.Null()]),
          agent: Type.Object(person),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  getCommissionBill: endpoint({
    ...viewing,
    summary: 'A commission by children and direct players as its agent sees it',
    path: '/ops/rebates/commissions/:id',
    params,
    gives: Type.Object({
      ...bill,
      paidAt: Type.Union([Type.Integer(), Type.Null()]),
      agent: Type.Object(person),
      ...shares,
      players,
      tiers,
    }),
    refusals: ['commission-unknown'],
  }),
};
