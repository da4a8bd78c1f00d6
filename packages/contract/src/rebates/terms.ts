// Terms of rebates: the categories that have a rate, and who sets one.

/** Every category of games but the lotteries, whose rebates follow from prize groups. */
export const rebateCategories = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'ELOTT',
] as const;
export type RebateCategory = (typeof rebateCategories)[number];

/** A policy's percentage as rates are kept: '0.80' is 80. */
export const hundredthsOf = (percent: string): number => Math.round(Number(percent) * 100);

/** Hundredths of a percent: 80 is 0.80 %. */
export const rebateRateMost = 1000;

/** Whose decision a change of a rate was; `link`: an invitation brought it. */
export const rateSetters = ['agent', 'staff', 'link'] as const;
export type RateSetter = (typeof rateSetters)[number];

/** Of the recipient's own play, or of the team's. */
export const rebateKinds = ['own', 'team'] as const;
export type RebateKind = (typeof rebateKinds)[number];

/** What tiers of a commission go by: the team's turnover, or what the house won of it. */
export const commissionBases = ['turnover', 'loss'] as const;
export type CommissionBasis = (typeof commissionBases)[number];
export const commissionPeriods = ['weekly', 'monthly'] as const;
export type CommissionPeriod = (typeof commissionPeriods)[number];
/** The whole, in hundredths of a percent. */
export const commissionRateMost = 10_000;
