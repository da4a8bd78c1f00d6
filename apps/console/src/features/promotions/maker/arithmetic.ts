// Reckons what a promotion gives and asks for by an example: the amounts that its terms lead to.
import { readUnits, timesUnits } from '@baize/client';
import type { Units } from '@baize/money';
import type { PrizeDraw, Reward, Spec, Tier } from '../staff-promotion.ts';

export type Base = NonNullable<Reward['share']>['of'];

export interface Gift {
  readonly reward: Reward;
  readonly amount: Units;
  /** What has to be staked before it is free. */
  readonly toWager: Units;
  /** From this fact on a share gives its highest amount. */
  readonly cappedFrom: Units | undefined;
}

export interface Example {
  readonly base: { readonly of: Base; readonly amount: Units } | undefined;
  readonly gifts: readonly Gift[];
}

const units = (text: string): Units => readUnits(text) ?? 0n;
const least = (a: Units, b: Units): Units => (a < b ? a : b);
const thousand: Units = 10_000_000n;
const cent = 100n;

export function exampleOf({ trigger }: Spec, { conditions, rewards }: Tier): Example {
  const of =
    rewards.find(({ share }) => share !== null)?.share?.of ??
    (trigger === 'deposit' ? 'deposit-amount' : undefined);
  const asked = conditions.filter(({ fact, test }) => fact === of && test !== 'at-most');
  const amount = asked.reduce((most, { value }) => {
    const wanted = units(value);
    return wanted > most ? wanted : most;
  }, thousand);
  const base = of === undefined ? undefined : { of, amount };
  return { base, gifts: rewards.map((reward) => giftOf(reward, base)) };
}

/** An amount in so many equal parts. */
export const partOf = (units: bigint, count: number): bigint => units / timesUnits(1n, count);

function giftOf(reward: Reward, base: Example['base']): Gift {
  const { kind, share, terms } = reward;
  const most = share?.max ? units(share.max) : undefined;
  const part = share === null ? 0n : timesUnits(base?.amount ?? 0n, share.hundredths) / 10_000n;
  const capped = most === undefined ? part : least(part, most);
  const amount = share === null ? units(reward.amount) : capped - (capped % cent);
  const isStaked = kind === 'cash' || kind === 'bonus';
  const deposit = terms.withDeposit && base?.of === 'deposit-amount' ? base.amount : 0n;
  return {
    reward,
    amount,
    toWager: isStaked ? timesUnits(amount + deposit, terms.times) : 0n,
    cappedFrom:
      share === null || most === undefined || share.hundredths === 0
        ? undefined
        : partOf(timesUnits(most, 10_000), share.hundredths),
  };
}

/** The dearest step; undefined: a share has no highest amount. */
export function dearestOf({ tiers, draw }: Spec): Units | undefined {
  const prizes: readonly Pick<Tier, 'rewards'>[] = draw?.segments ?? [];
  return [...tiers, ...prizes].map(costOf).reduce<Units | undefined>((most, cost) => {
    if (most === undefined || cost === undefined) return undefined;
    return cost > most ? cost : most;
  }, 0n);
}

function costOf({ rewards }: Pick<Tier, 'rewards'>): Units | undefined {
  return rewards.reduce<Units | undefined>((all, { kind, amount, share, stake }) => {
    if (all === undefined || (share !== null && share.max === null)) return undefined;
    if (kind === 'cash' || kind === 'bonus' || kind === 'free-bet')
      return all + units(share?.max ?? amount);
    return kind === 'free-rounds' ? all + (units(amount) / 10_000n) * units(stake) : all;
  }, 0n);
}

/** What all places of one race cost; a step is for the places after those of the one before. */
export function poolOf({ tiers }: Spec): Units {
  let before = 0n;
  return tiers.reduce((sum, tier) => {
    const place = units(tier.conditions[0]?.value ?? '0') / 10_000n;
    const places = place > before ? place - before : 0n;
    before = place;
    return sum + places * (costOf(tier) ?? 0n);
  }, 0n);
}

export type Cover =
  | { readonly is: 'open' }
  | { readonly is: 'free' }
  | { readonly is: 'covered'; readonly count: number; readonly most: Units };

/**
 * How far the budget goes; `open`: one member can take all of it; `free`: no reward costs money.
 */
export function coverOf(spec: Spec): Cover {
  const { total, member } = spec.budget;
  if (spec.trigger === 'race') {
    const pool = poolOf(spec);
    if (pool === 0n) return { is: 'free' };
    return { is: 'covered', count: Number(units(total) / pool), most: pool };
  }
  const dearest = dearestOf(spec) ?? (member === null ? undefined : units(member));
  if (dearest === undefined) return { is: 'open' };
  if (dearest === 0n) return { is: 'free' };
  return { is: 'covered', count: Number(units(total) / dearest), most: dearest };
}

/** What one opening costs by the odds, cut to a unit. */
export function meanCostOf({ segments }: PrizeDraw): Units {
  const range = segments.reduce((sum, { weight }) => sum + weight, 0);
  const all = segments.reduce(
    (sum, segment) => sum + timesUnits(costOf(segment) ?? 0n, segment.weight),
    0n,
  );
  return range === 0 ? 0n : partOf(all, range);
}
