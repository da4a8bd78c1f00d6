// Figures of promotions for staff: what a draft would have cost on past data, and what a promotion
// has cost, with what its members did before and after.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, text } from '../kit/schema.ts';
import { promotionSpec } from './schema.ts';

/** What members did in the days before their first reward, or after it. */
const doings = Type.Object({ deposits: amount(), turnover: amount() });

export const promotionsFigures = {
  tryPromotion: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.edit',
    perMinute: 6,
    summary:
      'Tries a draft on the last days: whom it would have reached and what it would have cost',
    method: 'POST',
    path: '/ops/promotion-trials',
    body: Type.Object({
      spec: promotionSpec,
      days: Type.Integer({ minimum: 1, maximum: 62 }),
    }),
    gives: Type.Object({
      members: Type.Integer(),
      rewards: Type.Integer(),
      cost: amount(),
      currency: text(5),
      /** Members looked at, in the order of their ids. */
      looked: Type.Integer(),
      /** False: there are more members than a trial looks at. */
      isWhole: Type.Boolean(),
    }),
    refusals: [
      'promotion-condition-wrong',
      'promotion-reward-wrong',
      'promotion-draw-wrong',
      'promotion-trial-impossible',
      'promotion-segment-unknown',
    ],
  }),
  getPromotionFigures: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.view',
    perMinute: 60,
    summary: 'What a promotion has cost by day, and what its members did before and after',
    method: 'GET',
    path: '/ops/promotions/:id/figures',
    params: Type.Object({ id: id() }),
    gives: Type.Object({
      currency: text(5),
      cost: amount(),
      claims: Type.Integer(),
      members: Type.Integer(),
      /** Days with a claim among the last 92, the newest first. */
      days: Type.Array(
        Type.Object({
          day: Type.String(),
          cost: amount(),
          claims: Type.Integer(),
          members: Type.Integer(),
        }),
      ),
      /** Of members whose first reward is at least `span` days old, the newest of them. */
      effect: Type.Object({
        members: Type.Integer(),
        span: Type.Integer(),
        before: doings,
        after: doings,
      }),
    }),
    refusals: ['promotion-not-found'],
  }),
};
