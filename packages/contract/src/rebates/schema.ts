// Schema pieces of rebates: rates as whole hundredths of a percent, and the bounds of a rate.
import { Type } from 'typebox';
import { oneOf, text } from '../kit/schema.ts';
import { rebateCategories, rebateRateMost } from './terms.ts';

export const rebateRate = () => Type.Integer({ minimum: 0, maximum: rebateRateMost });
export const rebateCategory = () => oneOf(rebateCategories);
export const person = { id: text(64), username: text(64) };

export const rateSet = () => Type.Object({ category: rebateCategory(), rate: rebateRate() });
export const rateSets = () =>
  Type.Array(rateSet(), { minItems: 1, maxItems: rebateCategories.length });

/** A rate and what it may be set to: 0, or from `least` to `most` in steps of `step`. */
export const boundedRate = () =>
  Type.Object({
    category: rebateCategory(),
    rate: rebateRate(),
    /** What holds: never more than any agent above has. */
    effective: rebateRate(),
    least: rebateRate(),
    most: rebateRate(),
    step: rebateRate(),
  });

/** What a prize group may be set to below an agent whose own is `own`. */
export const boundedGroup = () =>
  Type.Object({
    own: Type.Integer(),
    least: Type.Integer(),
    most: Type.Integer(),
    step: Type.Integer(),
  });

/** As clients of the family write it: a percentage by category; LOTT has a prize group instead. */
export const wireConfig = () =>
  Type.Object({
    type: oneOf([...rebateCategories, 'LOTT']),
    rebateValue: Type.Number({ minimum: 0, maximum: 100 }),
    /** Of LOTT the prize group; else empty. */
    prizeModeId: text(20),
  });
export const askedConfig = () =>
  Type.Object({
    /** The category; older clients name both `gameCode` and `rebate`. */
    type: Type.Optional(text(20)),
    gameCode: Type.Optional(text(20)),
    rebateValue: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    rebate: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    prizeModeId: Type.Optional(Type.Union([text(20), Type.Integer()])),
  });
export const askedConfigs = () => Type.Array(askedConfig(), { maxItems: 20 });
