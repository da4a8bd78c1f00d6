// A promotion as staff of the world write it, and what is read of its texts.
import type { InputOf, promotions } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';
import { must } from '../broken.ts';

export type Written = InputOf<typeof promotions.createPromotion>;
export type Spec = Written['spec'];
export type Reward = Spec['tiers'][number]['rewards'][number];
export type Condition = Spec['tiers'][number]['conditions'][number];

export const unitsOf = (text: string): Units => {
  const units = parseUnits(text, { decimalsMax: 4 });
  must(units !== undefined, 'an amount is written as one', text);
  return units;
};

const hourMs = 3_600_000;
export const hourOf = (at: number): number => Math.floor(at / hourMs) * hourMs;
