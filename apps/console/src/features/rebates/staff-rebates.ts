// Rebates as the console reads them, and the name under which they are kept.
import { formatPercentage } from '@baize/i18n';
import type { OutputOf, rebates } from '@baize/contract';
import { readUnits } from '@baize/client';
import { cleanDecimal } from '@baize/ui';
import type { Kind } from '../../app/typed-entry.tsx';

export type Bounds = OutputOf<typeof rebates.getRebateBounds>['bounds'][number];
export type MemberRates = OutputOf<typeof rebates.getMemberRates>;
export type Quota = MemberRates['quotas'][number];
export type Plan = OutputOf<typeof rebates.listCommissionPlans>['list'][number];
export type Proposal = NonNullable<Plan['waits']>;
export type Run = OutputOf<typeof rebates.listRebateRuns>['list'][number];
export type Due = OutputOf<typeof rebates.getRebateRun>['list'][number];
export type Bill = OutputOf<typeof rebates.listCommissionBills>['list'][number];

export const rebatesKey = ['rebates'] as const;

/** Hundredths of a percent as `0.8%`. */
export const rateText = (rate: number, tag: string): string =>
  formatPercentage(String(rate / 100), tag);

/** The rates of the lowest and the highest tier. */
export const tiersText = ({ tiers }: Pick<Plan, 'tiers'>, tag: string): string =>
  [tiers[0], tiers.at(-1)].map((tier) => rateText(tier?.rate ?? 0, tag)).join(' – ');

/** A percentage of at most two decimals, kept in hundredths; nothing is allowed. */
export const rateKind = (most: number): Kind<number> => ({
  inputMode: 'decimal',
  lengthMost: 6,
  read: (text) => {
    const units = readUnits(cleanDecimal(text, 2).replace(/\.$/u, '')) ?? 0n;
    return Math.min(most, Number(units / 100n));
  },
  print: (value) => String(value / 100),
});
