// Terms of an agreement as written and as counted with: amounts in units, rates in millionths. Its
// tiers rise: no later tier asks for less or gives less than an earlier one.
import type { agreements, AgreementKind, InputOf } from '@baize/contract';
import { floorToCent, parseUnits, type Units } from '@baize/money';

export type WrittenTerms = InputOf<typeof agreements.offerAgreement>['terms'];

export interface Tier {
  readonly minTurnover: Units;
  readonly minActive: number;
  readonly minLoss: Units;
  /** In millionths: 0.8 % are 8,000. */
  readonly rate: bigint;
}

export interface Terms extends Omit<
  WrittenTerms,
  'tiers' | 'activeTurnover' | 'activeDeposit' | 'maximum'
> {
  readonly tiers: readonly Tier[];
  readonly activeTurnover: Units;
  readonly activeDeposit: Units;
  /** 0: no bound. */
  readonly maximum: Units;
}

const limit = { decimalsMax: 4 };
const wholeRate = 1_000_000n;

/** A percent of four decimals is as many millionths as its units. */
export const rateOf = (percent: string): bigint => parseUnits(percent, limit) ?? 0n;

/** Reads terms that the contract's schema has let through. */
export const readTerms = (written: WrittenTerms): Terms => ({
  ...written,
  tiers: written.tiers.map(({ minTurnover, minActive, minLoss, rate }) => ({
    minTurnover: unitsOf(minTurnover),
    minActive,
    minLoss: unitsOf(minLoss),
    rate: rateOf(rate),
  })),
  activeTurnover: unitsOf(written.activeTurnover),
  activeDeposit: unitsOf(written.activeDeposit),
  maximum: unitsOf(written.maximum),
});

const unitsOf = (text: string): Units => parseUnits(text, limit) ?? 0n;

/** No amount is larger than any that is stored: read as none, a condition would fall away. */
const areAmountsRead = ({ tiers, activeTurnover, activeDeposit, maximum }: WrittenTerms) =>
  [
    activeTurnover,
    activeDeposit,
    maximum,
    ...tiers.flatMap(({ minTurnover, minLoss }) => [minTurnover, minLoss]),
  ].every((text) => parseUnits(text, limit) !== undefined);

export function areTermsRight(kind: AgreementKind, written: WrittenTerms): boolean {
  if (!areAmountsRead(written)) return false;
  const { tiers, carryNegative, onlyIfLoss, maximum } = readTerms(written);
  // What is paid is whole cents.
  if (floorToCent(maximum) !== maximum) return false;
  if (tiers.some(({ rate }) => rate <= 0n || rate > wholeRate)) return false;
  // A salary is of a turnover, and a dividend of a loss anyway.
  if (kind === 'dividend' ? onlyIfLoss : carryNegative) return false;
  return tiers.every((tier, at) => at === 0 || rises(tiers[at - 1], tier));
}

function rises(before: Tier | undefined, tier: Tier): boolean {
  if (before === undefined) return true;
  const steps = [
    tier.minTurnover - before.minTurnover,
    BigInt(tier.minActive - before.minActive),
    tier.minLoss - before.minLoss,
    tier.rate - before.rate,
  ];
  const asksMore = steps.slice(0, 3).some((step) => step > 0n);
  return asksMore && steps.every((step) => step >= 0n);
}
