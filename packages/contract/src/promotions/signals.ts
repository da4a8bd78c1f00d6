// Signs that a reward is abused, with their reason, and what a reward moved in the books.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, signedAmount, text } from '../kit/schema.ts';

/**
 * `same-…`: other members who may be the same person. `opposite-bets`: stakes that other stakes of
 * the member on the same event offset. `low-risk`: stakes of rounds that paid nearly their stake.
 */
export const abuseSignals = [
  'same-device',
  'same-address',
  'same-document',
  'same-payee',
  'opposite-bets',
  'low-risk',
] as const;
export type AbuseSignal = (typeof abuseSignals)[number];

const signal = Type.Object({
  signal: oneOf(abuseSignals),
  /** Other members, and those of them who had the promotion too. */
  members: Type.Integer(),
  had: Type.Integer(),
  /** Of these, those who had it first. */
  named: Type.Array(Type.Object({ playerId: text(64), username: text(64) })),
  /** Of the stakes of the last thirty days; 0 for other members. */
  percent: Type.Integer(),
});
const signals = Type.Array(signal);

const params = Type.Object({ id: id() });
const viewing = {
  wire: 'own',
  who: 'staff',
  permission: 'promotions.view',
  method: 'GET',
  params,
} as const;

export const promotionsSignals = {
  getRewardSignals: endpoint({
    ...viewing,
    perMinute: 300,
    summary: 'Signs that the member of a reward abuses its promotion',
    path: '/ops/rewards/:id/signals',
    gives: Type.Object({ signals }),
    refusals: ['reward-not-found'],
  }),
  findPromotionSignals: endpoint({
    ...viewing,
    perMinute: 6,
    summary: 'Of the members who had a promotion last, those with signs of abuse',
    path: '/ops/promotions/:id/signals',
    gives: Type.Object({
      looked: Type.Integer(),
      list: Type.Array(
        Type.Object({
          claimId: id(),
          playerId: text(64),
          username: text(64),
          cost: amount(),
          at: Type.Integer(),
          signals,
        }),
      ),
      currency: text(5),
    }),
    refusals: ['promotion-not-found'],
  }),
  getRewardEntries: endpoint({
    ...viewing,
    perMinute: 120,
    summary: 'What a reward moved: entries of the books, and points',
    path: '/ops/rewards/:id/entries',
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          event: text(40),
          /** An account of the books; `points`: the member's points. */
          account: text(40),
          ofMember: Type.Boolean(),
          amount: signedAmount(),
          after: signedAmount(),
          at: Type.Integer(),
        }),
      ),
      currency: text(5),
    }),
    refusals: ['reward-not-found'],
  }),
};
