// Staff calls about rates of rebates: the brand's bounds, the rates and quotas of a member, and
// every change with its author. Every change states its reason.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, oneOf, text } from '../kit/schema.ts';
import { rateSetters, rebateCategories, rebateRateMost } from './terms.ts';
import { boundedRate, person, rateSets, rebateCategory, rebateRate } from './schema.ts';

const params = Type.Object({ id: id() });
const reason = () => text(300, 3);
const viewing = { method: 'GET', wire: 'own', who: 'staff', permission: 'rebates.view' } as const;
const changing = {
  method: 'PUT',
  wire: 'own',
  who: 'staff',
  permission: 'rebates.edit',
  perMinute: 60,
} as const;

const bounds = Type.Object({
  category: rebateCategory(),
  /** The most that anybody may have. */
  highest: rebateRate(),
  /** The least difference between an agent and a direct member. */
  difference: rebateRate(),
  step: Type.Integer({ minimum: 1, maximum: 1000 }),
});
const quota = {
  category: rebateCategory(),
  rate: Type.Integer({ minimum: 1, maximum: rebateRateMost }),
  seats: Type.Integer({ minimum: 0, maximum: 100_000 }),
};

export const rebateOperations = {
  getRebateBounds: endpoint({
    ...viewing,
    summary: 'The brand’s bounds of rebates by category',
    path: '/ops/rebates/bounds',
    gives: Type.Object({ bounds: Type.Array(bounds) }),
    refusals: [],
  }),
  setRebateBounds: endpoint({
    ...changing,
    summary: 'Sets the brand’s bounds of rebates; rates above them pay no more than the highest',
    path: '/ops/rebates/bounds',
    confirmed: true,
    body: Type.Object({
      bounds: Type.Array(bounds, { minItems: 1, maxItems: rebateCategories.length }),
      reason: reason(),
    }),
    gives: done(),
    refusals: ['rebate-bounds-wrong', 'rebate-rate-above-house'],
  }),
  getMemberRates: endpoint({
    ...viewing,
    summary: 'A member’s rates with their bounds, quotas and changes',
    path: '/ops/rebates/members/:id',
    params,
    gives: Type.Object({
      ...person,
      upline: Type.Union([Type.Object(person), Type.Null()]),
      rates: Type.Array(boundedRate()),
      quotas: Type.Array(Type.Object({ ...quota, used: Type.Integer() })),
      changes: Type.Array(
        Type.Object({
          at: Type.Integer(),
          category: rebateCategory(),
          before: rebateRate(),
          after: rebateRate(),
          by: Type.Object({ kind: oneOf(rateSetters), name: text(64) }),
          reason: text(300),
        }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  setMemberRates: endpoint({
    ...changing,
    summary: 'Sets rates of any member within the bounds of the line; quotas do not bind staff',
    path: '/ops/rebates/members/:id',
    params,
    intent: true,
    body: Type.Object({ rates: rateSets(), reason: reason() }),
    gives: done(),
    refusals: [
      'member-not-found',
      /** They opened the member's account of late. */
      'second-person-needed',
      'rebate-out-of-range',
      'rebate-off-step',
      'rebate-not-below-parent',
      'rebate-below-team',
    ],
  }),
  previewRebateMove: endpoint({
    ...viewing,
    summary: 'The categories in which a move of this member lowers or ends rebates of the branch',
    path: '/ops/rebates/members/:id/move-effect',
    params,
    query: Type.Object({
      /** The username of the agent; empty: no upline. */
      upline: text(64),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          category: rebateCategory(),
          /** The member's effective rate: nobody below has more. */
          before: rebateRate(),
          after: rebateRate(),
        }),
      ),
    }),
    refusals: ['member-not-found', 'agent-unknown'],
  }),
  setRebateQuotas: endpoint({
    ...changing,
    summary: 'Sets to how many direct members an agent may give a rate or a higher one',
    path: '/ops/rebates/members/:id/quotas',
    params,
    intent: true,
    body: Type.Object({
      quotas: Type.Array(Type.Object(quota), { maxItems: 50 }),
      reason: reason(),
    }),
    gives: done(),
    refusals: ['member-not-found', 'rebate-quotas-twice'],
  }),
};
