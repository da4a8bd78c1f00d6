// The points mall as staff run it: rates, goods, and exchanges that they decide.
import { Type } from 'typebox';
import { gameCategories } from '../catalogue/schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { goodKinds, goodShown, redemptionStates } from './schema.ts';

const params = Type.Object({ id: id() });
const viewing = { wire: 'own', who: 'staff', permission: 'points.view' } as const;
const editing = { wire: 'own', who: 'staff', permission: 'points.edit' } as const;
const words = (max: number) =>
  Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,10}$' }), text(max));

const pointsMost = Type.Union([
  Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
  Type.Null(),
]);
const moneyMost = Type.Union([amount(), Type.Null()]);

/** What the house gives at most; null: as much as comes. */
const budget = Type.Object({
  pointsDay: pointsMost,
  pointsMonth: pointsMost,
  moneyDay: moneyMost,
  moneyMonth: moneyMost,
});

const rates = {
  /** What is to be staked for one point; a category that is not named earns none. */
  earn: Type.Array(Type.Object({ category: oneOf(gameCategories), stake: amount() }), {
    maxItems: 20,
  }),
  deposit: Type.Union([amount(), Type.Null()]),
  ratio: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  step: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  isConverting: Type.Boolean(),
  budget,
};

const scheme = Type.Object({
  version: Type.Integer(),
  ...rates,
  currency: text(5),
  /** Points that members have, and what they are worth at the ratio. */
  outstanding: Type.Integer(),
  worth: amount(),
  /** Points that members were given, and money that they were paid for points. */
  given: Type.Object({ day: Type.Integer(), month: Type.Integer() }),
  paid: Type.Object({ day: amount(), month: amount() }),
});

const written = {
  ...goodShown,
  names: words(100),
  details: words(500),
  isOn: Type.Boolean(),
};
const good = Type.Object({
  goodId: id(),
  version: Type.Integer(),
  ...written,
  redeemed: Type.Integer(),
});

const redemption = Type.Object({
  redemptionId: id(),
  playerId: text(64),
  username: text(64),
  kind: oneOf([...goodKinds, 'money']),
  name: text(100),
  quantity: Type.Integer(),
  points: Type.Integer(),
  amount: amount(),
  currency: text(5),
  state: oneOf(redemptionStates),
  recipient: text(100),
  mobile: text(20),
  address: text(300),
  at: Type.Integer(),
  decidedAt: Type.Union([Type.Integer(), Type.Null()]),
  decidedBy: text(64),
  answer: text(300),
});

export const pointsOperations = {
  getPointScheme: endpoint({
    ...viewing,
    summary: 'How points are earned and exchanged, and how many members have',
    method: 'GET',
    path: '/ops/points/scheme',
    gives: scheme,
    refusals: [],
  }),
  savePointScheme: endpoint({
    ...editing,
    summary: 'Writes the rates; what was earned stays',
    method: 'PUT',
    path: '/ops/points/scheme',
    confirmed: true,
    body: Type.Object({ version: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }), ...rates }),
    gives: scheme,
    refusals: ['point-scheme-changed', 'point-rate-wrong'],
  }),
  findPointGoods: endpoint({
    ...viewing,
    summary: 'Every good of the mall',
    method: 'GET',
    path: '/ops/points/goods',
    gives: Type.Object({ list: Type.Array(good) }),
    refusals: [],
  }),
  createPointGood: endpoint({
    ...editing,
    summary: 'Adds a good',
    method: 'POST',
    path: '/ops/points/goods',
    intent: true,
    body: Type.Object(written),
    gives: good,
    refusals: ['point-good-wrong'],
  }),
  editPointGood: endpoint({
    ...editing,
    summary: 'Changes a good',
    method: 'PUT',
    path: '/ops/points/goods/:id',
    params,
    body: Type.Object({
      version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
      ...written,
    }),
    gives: good,
    refusals: ['point-good-not-found', 'point-good-changed', 'point-good-wrong'],
  }),
  findRedemptions: endpoint({
    ...viewing,
    summary: 'Exchanges of points, those that wait first',
    method: 'GET',
    path: '/ops/points/redemptions',
    query: Type.Object({
      ...pageQuery,
      state: Type.Optional(oneOf(redemptionStates)),
      username: Type.Optional(text(64)),
    }),
    gives: Type.Object({
      list: Type.Array(redemption),
      total: Type.Integer(),
      processing: Type.Integer(),
    }),
    refusals: ['member-not-found'],
  }),
  decideRedemption: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'points.judge',
    summary: 'Approves an exchange, or rejects it: points, money and stock go back',
    method: 'POST',
    path: '/ops/points/redemptions/:id/decide',
    intent: true,
    params,
    body: Type.Object({ approve: Type.Boolean(), answer: text(300) }),
    gives: redemption,
    refusals: ['redemption-not-found', 'redemption-decided', 'reward-own-member'],
  }),
  adjustPoints: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'points.judge',
    confirmed: true,
    summary: 'Gives a member points or takes some; many wait until a second person enters the same',
    method: 'POST',
    path: '/ops/points/adjustments',
    intent: true,
    body: Type.Object({
      username: text(64, 1),
      points: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      reason: text(300, 3),
    }),
    gives: Type.Object({
      balance: Type.Integer(),
      /** A second person has to enter the same; nothing moved yet. */
      waits: Type.Boolean(),
    }),
    refusals: [
      'member-not-found',
      'point-step-wrong',
      'member-state-fixed',
      'reward-own-member',
      'point-budget-spent',
      'points-too-few',
    ],
  }),
};
