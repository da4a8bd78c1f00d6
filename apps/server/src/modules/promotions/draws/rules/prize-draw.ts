// A prize draw as its promotion has it: its prizes with their costs, and what can still be won. A
// draw whose next opening could not pay every prize is closed: its stated odds would be wrong.
import { drawRange } from '@baize/engines';
import type { Units } from '@baize/money';
import type { Spec } from '../../offers/rules/spec.ts';
import type { RewardDue } from '../../offers/rules/spec.ts';
import { costOf, pointsIn, reckonFixed } from '../../offers/rules/tiers.ts';

export type PrizeDraw = NonNullable<Spec['draw']>;

export interface Prize {
  readonly weight: number;
  readonly stock: number | null;
  readonly rewards: readonly RewardDue[];
  readonly cost: Units;
}

export const prizesOf = ({ segments }: PrizeDraw): readonly Prize[] =>
  segments.map(({ weight, stock, rewards }) => {
    const due = rewards.map(reckonFixed);
    return { weight, stock, rewards: due, cost: costOf(due) };
  });

export const weightsOf = ({ segments }: PrizeDraw): readonly number[] =>
  segments.map(({ weight }) => weight);

/** How often each segment was drawn under a version, by its place. */
export type Drawn = ReadonlyMap<number, number>;

/** How often a prize can still be won; null: without limit. */
export const leftOf = ({ stock }: Pick<Prize, 'stock'>, place: number, drawn: Drawn) =>
  stock === null ? null : Math.max(0, stock - (drawn.get(place) ?? 0));

export const hasStock = (prizes: readonly Prize[], drawn: Drawn): boolean =>
  prizes.every((prize, place) => leftOf(prize, place, drawn) !== 0);

export const dearestOf = (prizes: readonly Prize[]): Units =>
  prizes.reduce((most, { cost }) => (cost > most ? cost : most), 0n);

/** The most points that one of them gives. */
export const mostPointsOf = (prizes: readonly Prize[]): bigint =>
  prizes
    .map(({ rewards }) => pointsIn(rewards))
    .reduce((most, one) => (one > most ? one : most), 0n);

/** What so many openings cost by the odds, cut to a unit. */
export function expectedCost(prizes: readonly Prize[], openings: number): Units {
  const range = BigInt(drawRange(prizes.map(({ weight }) => weight)));
  const sum = prizes.reduce((all, { weight, cost }) => all + BigInt(weight) * cost, 0n);
  return (sum * BigInt(openings)) / range;
}
