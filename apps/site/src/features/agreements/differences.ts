// The differences that a change of a contract makes: tiers with the same conditions are held
// against each other, and every other term against its own value before.
import { unitsOf } from '@baize/client';
import type { Terms, Tier } from './agreements.ts';

export type TermsFlag =
  | 'carryNegative'
  | 'onlyIfLoss'
  | 'includeSelf'
  | 'minusRebates'
  | 'minusBonuses'
  | 'minusWages';
export type TermsAmount = 'activeTurnover' | 'activeDeposit' | 'maximum';

export const termsFlags: readonly TermsFlag[] = [
  'carryNegative',
  'onlyIfLoss',
  'includeSelf',
  'minusRebates',
  'minusBonuses',
  'minusWages',
];
export const termsAmounts: readonly TermsAmount[] = ['activeTurnover', 'activeDeposit', 'maximum'];

export type Difference =
  | { readonly what: 'tier'; readonly before: Tier | undefined; readonly after: Tier | undefined }
  | { readonly what: TermsFlag; readonly after: boolean }
  | { readonly what: TermsAmount; readonly before: string; readonly after: string };

const conditionsOf = ({ minTurnover, minActive, minLoss }: Tier) =>
  `${unitsOf(minTurnover)} ${minActive} ${unitsOf(minLoss)}`;

function tierDifferences(before: readonly Tier[], after: readonly Tier[]): Difference[] {
  const earlier = new Map(before.map((tier) => [conditionsOf(tier), tier]));
  const later = new Set(after.map(conditionsOf));
  const changed = after
    .map((tier) => ({
      what: 'tier' as const,
      before: earlier.get(conditionsOf(tier)),
      after: tier,
    }))
    .filter((one) => !one.before || unitsOf(one.before.rate) !== unitsOf(one.after.rate));
  const gone = before
    .filter((tier) => !later.has(conditionsOf(tier)))
    .map((tier) => ({ what: 'tier' as const, before: tier, after: undefined }));
  return [...changed, ...gone];
}

export function differencesOf(before: Terms, after: Terms): readonly Difference[] {
  const flags = termsFlags
    .filter((what) => before[what] !== after[what])
    .map((what) => ({ what, after: after[what] }));
  const amounts = termsAmounts
    .filter((what) => unitsOf(before[what]) !== unitsOf(after[what]))
    .map((what) => ({ what, before: before[what], after: after[what] }));
  return [...tierDifferences(before.tiers, after.tiers), ...flags, ...amounts];
}
