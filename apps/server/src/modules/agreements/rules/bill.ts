// The result of one period of an agreement. Dividend: rate × the house’s result of the team after
// the carry. Salary: rate × the team's turnover after the carry, which corrections may have left
// below 0 and periods that pay make good. Nobody is ever paid less than nothing: what is below 0 is
// carried on.
import type { AgreementKind } from '@baize/contract';
import { floorToCent, multiplyByRatio, printUnits, type Units } from '@baize/money';
import type { Terms } from './terms.ts';
import { tierReached } from './tier.ts';

export interface TeamFigures {
  /** Valid turnover; corrections may leave it below 0. */
  readonly turnover: Units;
  /** What the house won of the team by play alone. */
  readonly won: Units;
  readonly payout: Units;
  readonly rebate: Units;
  readonly bonus: Units;
  readonly wage: Units;
  readonly active: number;
}

export interface PeriodResult {
  readonly netLoss: Units;
  readonly base: Units;
  readonly carryAfter: Units;
  /** Undefined: no tier held. */
  readonly tier: number | undefined;
  /** In millionths. */
  readonly rate: bigint;
  readonly due: Units;
}

export const rateWhole = 1_000_000n;

export const netLossOf = (terms: Terms, { won, rebate, bonus, wage }: TeamFigures): Units =>
  won -
  (terms.minusRebates ? rebate : 0n) -
  (terms.minusBonuses ? bonus : 0n) -
  (terms.minusWages ? wage : 0n);

export interface Counted {
  readonly kind: AgreementKind;
  readonly terms: Terms;
  readonly figures: TeamFigures;
  /** At most 0. */
  readonly carryBefore: Units;
}

export function resultOf({ kind, terms, figures, carryBefore }: Counted): PeriodResult {
  const netLoss = netLossOf(terms, figures);
  const isDividend = kind === 'dividend';
  const left = (isDividend ? netLoss : figures.turnover) + carryBefore;
  const base = left > 0n ? left : 0n;
  const turnover = isDividend ? figures.turnover : left;
  const tier = tierReached(terms, { turnover, active: figures.active, netLoss });
  const rate = tier === undefined ? 0n : (terms.tiers[tier]?.rate ?? 0n);
  const isBarred = !isDividend && terms.onlyIfLoss && netLoss <= 0n;
  const due = isBarred ? 0n : payOf(base, rate, terms.maximum);
  // A salary's period that pays nothing by itself makes nothing good of earlier ones.
  const isIdle =
    !isDividend && (isBarred || tierReached(terms, { ...figures, netLoss }) === undefined);
  const lost = isIdle ? carryBefore + below(figures.turnover) : left;
  // A dividend without a carry starts each period anew; a correction of a salary is always owed.
  const carryAfter = lost < 0n && (!isDividend || terms.carryNegative) ? lost : 0n;
  return { netLoss, base, carryAfter, tier, rate, due };
}

const below = (amount: Units): Units => (amount < 0n ? amount : 0n);

/** Rounded down to a hundredth, and to the most that a period pays. */
function payOf(base: Units, rate: bigint, maximum: Units): Units {
  const pay = floorToCent(multiplyByRatio(base, rate, rateWhole));
  return maximum > 0n && pay > maximum ? maximum : pay;
}

/**
 * `base × rate` to the last place, what rounding took of it, and what of the rounded pay the
 * maximum or a period in which the team won withheld.
 */
export function exactOf({ base, rate, due }: Pick<PeriodResult, 'base' | 'rate' | 'due'>) {
  const exact = base * rate;
  const whole = floorToCent(exact / rateWhole);
  return {
    exact: printExact(exact),
    rounding: printExact(exact - whole * rateWhole),
    withheld: printUnits(whole - due),
  };
}

const places = 10;

/** Units of a ten-thousandth times millionths: ten decimal places, without zeros at their end. */
function printExact(value: bigint): string {
  const digits = value.toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/u, '');
  const whole = digits.slice(0, -places);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
