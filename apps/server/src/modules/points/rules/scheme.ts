// Rates of points: what earns one, and what they are worth in money. Whole numbers throughout.
import type { OutputOf, points } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';

export type Rates = Pick<
  OutputOf<typeof points.getPointScheme>,
  'earn' | 'deposit' | 'ratio' | 'step' | 'isConverting' | 'budget'
>;

/** Until staff set others: nothing earns, nothing is exchanged. */
export const noRates: Rates = {
  earn: [],
  deposit: null,
  ratio: 100,
  step: 100,
  isConverting: false,
  budget: { pointsDay: null, pointsMonth: null, moneyDay: null, moneyMonth: null },
};

const unitsOf = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

/** What is to be staked in a category, or deposited, for one point; undefined: it earns none. */
export function rateOf(rates: Rates, source: string): Units | undefined {
  const found =
    source === 'deposit'
      ? rates.deposit
      : rates.earn.find(({ category }) => category === source)?.stake;
  const units = unitsOf(found ?? '0');
  return units > 0n ? units : undefined;
}

export interface Earned {
  readonly points: bigint;
  readonly rest: Units;
}

/**
 * Points of an amount beside what was left over before. What was taken back makes the rest
 * negative: the next play fills it first, and no point that was given is ever taken.
 */
export function earn(rest: Units, added: Units, rate: Units): Earned {
  const all = rest + added;
  if (all < rate) return { points: 0n, rest: all };
  return { points: all / rate, rest: all % rate };
}

const unit = 10_000n;

/** What points are worth, cut to hundredths. */
export function worthOf(points: bigint, ratio: number): Units {
  const worth = (points * unit) / BigInt(ratio);
  return worth - (worth % 100n);
}

/** Whether the rates make sense; steps are worth whole hundredths. */
export function areRatesRight({ earn: list, deposit, ratio, step }: Rates): boolean {
  const categories = list.map(({ category }) => category);
  const stakes = [...list.map(({ stake }) => stake), ...(deposit === null ? [] : [deposit])];
  return (
    new Set(categories).size === categories.length &&
    stakes.every((stake) => unitsOf(stake) > 0n) &&
    (BigInt(step) * unit) % (BigInt(ratio) * 100n) === 0n
  );
}
