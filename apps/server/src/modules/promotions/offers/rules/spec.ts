// A promotion as staff wrote it, and rewards with their amounts. Amounts are texts, as the contract
// has them; `unitsOf` reads them for arithmetic.
import type { InputOf, OutputOf, promotions } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';

export type Written = InputOf<typeof promotions.createPromotion>;
export type Spec = Written['spec'];
export type Tier = Spec['tiers'][number];
export type Condition = Tier['conditions'][number];
export type Reward = Tier['rewards'][number];
export type GameFilter = Condition['games'];
export type RewardDue = OutputOf<typeof promotions.listRewards>['list'][number]['rewards'][number];

/** Units of an amount that the contract's schema has checked. */
export const unitsOf = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
