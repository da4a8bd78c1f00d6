// Goods that points are exchanged for, and reasons for which points move.
import { Type } from 'typebox';
import { amount, oneOf, text } from '../kit/schema.ts';

/** `gift` is sent to an address; `promotion` is issued by the house; `live` is given in person. */
export const goodKinds = ['gift', 'promotion', 'live'] as const;
export type GoodKind = (typeof goodKinds)[number];

export const redemptionStates = ['processing', 'approved', 'rejected'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

export const pointEntryKinds = [
  'play',
  'deposit',
  'reward',
  'redeemed',
  'converted',
  'returned',
  'adjusted',
] as const;
export type PointEntryKind = (typeof pointEntryKinds)[number];

export const goodShown = {
  kind: oneOf(goodKinds),
  points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  /** Money beside the points, for one. */
  amount: amount(),
  /** Null: as many as wanted. */
  stock: Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()]),
  /** The name of a picture that the house has. */
  picture: text(80),
};
