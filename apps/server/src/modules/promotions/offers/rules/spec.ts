// A promotion as staff wrote it, and rewards reckoned out. Amounts are texts, as the contract has
// them; whoever reckons reads them as units.
import type { AnswerOf, InputOf, promotions } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';

export type Written = InputOf<typeof promotions.createPromotion>;
export type Spec = Written['spec'];
export type Tier = Spec['tiers'][number];
export type Condition = Tier['conditions'][number];
export type Reward = Tier['rewards'][number];
export type GameFilter = Condition['games'];
export type RewardDue =
  AnswerOf<typeof promotions.listRewards> extends infer A
    ? A extends { list: readonly (infer C)[] }
      ? C extends { rewards: readonly (infer R)[] }
        ? R
        : never
      : never
    : never;

/** Units of an amount that the contract's schema has checked. */
export const unitsOf = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
