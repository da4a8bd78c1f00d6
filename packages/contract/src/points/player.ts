// Points as members see them: the balance, how points are earned, what they are exchanged for, and
// what became of each exchange.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { goodKinds, goodShown, pointEntryKinds, redemptionStates } from './schema.ts';

const member = { wire: 'wps', who: 'member', modules: ['PTSYS3'] } as const;
const points = () => Type.Integer({ minimum: 0 });

const redemption = Type.Object({
  redemptionId: id(),
  kind: oneOf([...goodKinds, 'money']),
  name: text(100),
  quantity: Type.Integer(),
  points: points(),
  /** Money paid beside the points; of an exchange into money what was paid out. */
  amount: amount(),
  currency: text(5),
  state: oneOf(redemptionStates),
  at: Type.Integer(),
  decidedAt: Type.Union([Type.Integer(), Type.Null()]),
  answer: text(300),
});

const passwordRefusals = [
  'payment-password-missing',
  'payment-password-locked',
  'payment-password-wrong',
] as const;

export const pointsPlayer = {
  getPointBalance: endpoint({
    ...member,
    summary: 'The member’s points and what they are worth in money',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointBalance',
    gives: Type.Object({ balance: points(), earned: points(), worth: amount(), currency: text(5) }),
    refusals: [],
  }),
  getPointConfig: endpoint({
    ...member,
    summary: 'How points are earned, and the ratio at which they become money',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointConfig',
    gives: Type.Object({
      /** What is to be staked in a category for one point. */
      earn: Type.Array(Type.Object({ category: text(20), stake: amount() })),
      /** What is to be deposited for one point; null: deposits earn none. */
      deposit: Type.Union([amount(), Type.Null()]),
      /** So many points are one unit of money. */
      ratio: points(),
      /** Points are exchanged from this many on, and in steps of it. */
      step: points(),
      isConverting: Type.Boolean(),
      currency: text(5),
      /** The house's budget of points is spent until then: what counts is kept; null: it is not. */
      givesFrom: Type.Union([Type.Integer(), Type.Null()]),
      /** What points can still become, by the house's budget; null: as much as wanted. */
      moneyLeft: Type.Union([amount(), Type.Null()]),
      /** That budget does not reach for a step until then. */
      moneyFrom: Type.Union([Type.Integer(), Type.Null()]),
    }),
    refusals: [],
  }),
  getPointRewardConversionType: endpoint({
    ...member,
    summary: 'The ways in which points can be used',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointRewardConversionType',
    gives: Type.Array(
      Type.Object({ type: oneOf([...goodKinds, 'money']), enabled: Type.Boolean() }),
    ),
    refusals: [],
  }),
  getPointReward: endpoint({
    ...member,
    summary: 'The goods of the points mall',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointReward',
    query: Type.Object({ type: Type.Optional(oneOf(goodKinds)) }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({ goodId: id(), name: text(100), detail: text(500), ...goodShown }),
      ),
      currency: text(5),
    }),
    refusals: [],
  }),
  getRedeemPointList: endpoint({
    ...member,
    summary: 'What the member exchanged points for, newest first',
    method: 'GET',
    path: '/wps/relay/MCSFE_getRedeemPointList',
    query: Type.Object(pageQuery),
    gives: Type.Object({ list: Type.Array(redemption), total: Type.Integer() }),
    refusals: [],
  }),
  listPointEntries: endpoint({
    ...member,
    summary: 'Every change of the member’s points, newest first',
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          entryId: text(24),
          at: Type.Integer(),
          kind: oneOf(pointEntryKinds),
          /** The category that earned it. */
          category: text(20),
          points: Type.Integer(),
          balance: points(),
          reference: text(64),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  redeemPointReward: endpoint({
    ...member,
    summary: 'Exchanges points, with money where the price has some, for goods',
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
    aliases: ['/wps/relay/passwordCheck/MCS2_redeemPointReward'],
    sealed: true,
    intent: true,
    perMinute: 30,
    body: Type.Object({
      goodId: id(),
      quantity: Type.Integer({ minimum: 1, maximum: 100 }),
      /** The price that the member saw, for one. */
      points: points(),
      /** The money beside them that the member saw, for one; clients of the family send none. */
      amount: Type.Optional(amount()),
      paymentPassword: text(64),
      recipient: Type.Optional(text(100)),
      mobile: Type.Optional(text(20)),
      address: Type.Optional(text(300)),
    }),
    gives: redemption,
    refusals: [
      'point-good-not-found',
      'point-good-closed',
      'point-price-changed',
      'player-on-break',
      'self-excluded',
      'point-address-missing',
      'point-mobile-missing',
      ...passwordRefusals,
      'point-stock-empty',
      'points-too-few',
      'balance-too-low',
      'turnover-not-met',
      'debt-open',
    ],
  }),
  convertPoint: endpoint({
    ...member,
    summary: 'Exchanges points for money at the ratio that the member saw',
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCSFE_convertPoint',
    aliases: ['/wps/relay/passwordCheck/MCS2_convertPoint'],
    sealed: true,
    intent: true,
    perMinute: 30,
    body: Type.Object({
      points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
      ratio: points(),
      paymentPassword: text(64),
    }),
    gives: redemption,
    refusals: [
      'point-conversion-off',
      'point-price-changed',
      'point-step-wrong',
      'player-on-break',
      'self-excluded',
      ...passwordRefusals,
      'point-money-spent',
      'points-too-few',
    ],
  }),
};
